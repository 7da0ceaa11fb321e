import createCache, { type EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from '../../theme/colorScheme';
import { createDemoTheme, defaultDemoTheme } from '../../theme/createDemoTheme';
import { showDirection } from '../../theme/direction';
import type { LanguagePack } from '../../theme/languagePack';
import { mergePacks } from '../../theme/mergePacks';
import { showUserVariables } from '../../theme/userVariables';
import { rtlCache } from '../../theme/rtlCache';
import type { ThemeState } from '../../theme/themeReducer';
import type { FrameAppearance } from '../sandbox/sandboxMessages';
import { createListeners } from '../../platform/createListeners';

/** What demos are rendered with. */
interface DemoLook {
  cache: EmotionCache;
  theme: Theme;
}

const ltrCache = createCache({ key: 'css', prepend: true });

let look: DemoLook = { cache: ltrCache, theme: defaultDemoTheme };
const listeners = createListeners();

/** The current look; for `useSyncExternalStore`. */
export function getLook(): DemoLook {
  return look;
}
export const subscribeToLook = listeners.subscribe;

/**
 * Gives the document and its demo the appearance of the page.
 *
 * @param requireScript reads the texts of the packages
 */
export function showAppearance(
  { scheme, language, pack, paletteColors, ...chosen }: FrameAppearance,
  requireScript: (name: string) => unknown,
): void {
  const state: ThemeState = {
    ...chosen,
    paletteMode: scheme,
    paletteColors: paletteColors as ThemeState['paletteColors'],
  };
  const { documentElement, body } = document;
  documentElement.lang = language;
  documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  body.classList.toggle('mode-dark', scheme === 'dark');
  body.classList.toggle('mode-light', scheme === 'light');
  showDirection(state.direction);
  showUserVariables(state);
  const texts: LanguagePack = pack
    ? mergePacks((requireScript(pack) as { packs: readonly LanguagePack[] }).packs)
    : {};
  look = { cache: state.direction === 'rtl' ? rtlCache : ltrCache, theme: createDemoTheme(state, texts) };
  listeners.tell();
}
