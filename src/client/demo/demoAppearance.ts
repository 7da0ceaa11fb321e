import createCache, { type EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import { createDemoTheme, defaultDemoTheme } from '../theme/createDemoTheme';
import type { LanguagePack } from '../theme/languagePack';
import { getRtlCache, loadRtlCache } from '../theme/loadRtlCache';
import type { OwnAppearance } from '../theme/ownAppearance';
import { startTheme } from '../theme/startTheme';
import type { ThemeState } from '../theme/themeReducer';
import { getInitialThemeState, getThemeState, subscribeToTheme } from '../theme/themeStore';
import { CACHE_KEY } from './criticalStyles';
import { createListeners } from '../platform/createListeners';

/** The appearance of live demos. */
interface DemoAppearance {
  cache: EmotionCache;
  theme: Theme;
}

const cache = createCache({ key: CACHE_KEY, prepend: true });

/** What snapshots were made with: the first render of a demo that takes one over. */
export const initialAppearance: DemoAppearance = { cache, theme: defaultDemoTheme };

/** By language pack, and by what is different from the page; empty after each change. */
let appearances = new Map<LanguagePack, Map<string, DemoAppearance>>();
let shownState = getInitialThemeState();
const listeners = createListeners();

/** Whether demos look alike but for CSS variables, by which scheme and spacing change without a render. */
function looksLike(a: ThemeState, b: ThemeState): boolean {
  return a.direction === b.direction && a.dense === b.dense && a.paletteColors === b.paletteColors;
}

/**
 * The current appearance of demos with the texts of a pack; the same object until something changes.
 *
 * @param own what the user chose for the demo alone
 */
export function getDemoAppearance(pack: LanguagePack, own: OwnAppearance = {}): DemoAppearance {
  const state = { ...shownState, ...own };
  if (!pack.components && !own.direction && looksLike(state, getInitialThemeState())) {
    return initialAppearance;
  }
  const ownCache = state.direction === 'rtl' ? (getRtlCache() ?? cache) : cache;
  const key = [ownCache.key, own.direction, state.dense].join();
  const ofPack = appearances.get(pack) ?? new Map<string, DemoAppearance>();
  appearances.set(pack, ofPack);
  let appearance = ofPack.get(key);
  if (!appearance) {
    appearance = { cache: ownCache, theme: createDemoTheme(state, pack, own.direction) };
    ofPack.set(key, appearance);
  }
  return appearance;
}

/** Calls back when the appearance of demos changes; for `useSyncExternalStore`. */
export const subscribeToDemoAppearance = listeners.subscribe;

async function followTheme(): Promise<void> {
  if (getThemeState().direction === 'rtl') {
    await loadRtlCache();
  }
  // Also after the wait: the user may have gone back meanwhile.
  if (looksLike(getThemeState(), shownState)) {
    return;
  }
  shownState = getThemeState();
  appearances = new Map();
  listeners.tell();
}

subscribeToTheme(followTheme);
startTheme();
// Settings may have started and changed it before.
void followTheme();
