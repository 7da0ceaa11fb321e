import createCache, { type EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import { createDemoTheme, defaultDemoTheme } from '../theme/createDemoTheme';
import type { LanguagePack } from '../theme/languagePack';
import { startTheme } from '../theme/startTheme';
import type { ThemeState } from '../theme/themeReducer';
import { getInitialThemeState, getThemeState, subscribeToTheme } from '../theme/themeStore';
import { CACHE_KEY } from './criticalStyles';

/** The appearance of live demos. */
export interface DemoAppearance {
  cache: EmotionCache;
  theme: Theme;
}

const cache = createCache({ key: CACHE_KEY, prepend: true });

/** What static forms were made with: the first render of a demo that takes one over. */
export const initialAppearance: DemoAppearance = { cache, theme: defaultDemoTheme };

/** Created when right to left is first selected. */
let rtlCache: EmotionCache | undefined;

/** By language pack; empty after each change. */
let appearances = new Map<LanguagePack, DemoAppearance>();
let shownState = getInitialThemeState();
const listeners = new Set<() => void>();

/** Whether demos look alike but for CSS variables, by which scheme and spacing change without a render. */
function looksLike(a: ThemeState, b: ThemeState): boolean {
  return a.direction === b.direction && a.dense === b.dense && a.paletteColors === b.paletteColors;
}

/** The current appearance of demos with the texts of a pack; the same object until something changes. */
export function getDemoAppearance(pack: LanguagePack): DemoAppearance {
  if (!pack.components && looksLike(shownState, getInitialThemeState())) {
    return initialAppearance;
  }
  let appearance = appearances.get(pack);
  if (!appearance) {
    const { direction } = shownState;
    appearance = {
      cache: direction === 'rtl' ? (rtlCache ?? cache) : cache,
      theme: createDemoTheme(shownState, pack),
    };
    appearances.set(pack, appearance);
  }
  return appearance;
}

/** Calls back when the appearance of demos changes; for `useSyncExternalStore`. */
export function subscribeToDemoAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function followTheme(): Promise<void> {
  if (getThemeState().direction === 'rtl' && !rtlCache) {
    try {
      ({ rtlCache } = await import('../theme/rtlCache'));
    } catch {
      // Out of reach: demos turn by the direction of the document alone, and the next change tries again.
    }
  }
  // Also after the wait: the user may have gone back meanwhile.
  if (looksLike(getThemeState(), shownState)) {
    return;
  }
  shownState = getThemeState();
  appearances = new Map();
  for (const listener of listeners) {
    listener();
  }
}

subscribeToTheme(followTheme);
startTheme();
// Settings may have started and changed it before.
void followTheme();
