import { whenRestored } from '../platform/whenRestored';
import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme';
import { createListeners } from '../platform/createListeners';

/** What a user chooses; `system` follows the operating system. */
export const COLOR_MODES = ['light', 'system', 'dark'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

/** The mode in force. */
export type ColorScheme = 'light' | 'dark';

/** Key in local storage. */
export const COLOR_MODE_KEY = 'mui-mode';

/** Color of the browser's own window in each scheme. */
export const THEME_COLORS: Record<ColorScheme, string> = {
  light: 'hsl(210, 100%, 42%)',
  dark: 'hsl(210, 14%, 7%)',
};

const DARK_QUERY = '(prefers-color-scheme: dark)';

const listeners = createListeners();

/** The choice of a user whose browser stores nothing; lives as long as the page. */
let unstoredMode: ColorMode = 'system';

/** The stored choice; `system` when nothing valid is stored, or storage is out of reach. */
export function getColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY);
    return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    return unstoredMode;
  }
}

/** The scheme that the choice means now. */
export function getColorScheme(): ColorScheme {
  const mode = getColorMode();
  if (mode === 'system') {
    return matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
  }
  return mode;
}

/** Shows a scheme on the document; nothing in the page renders for it. */
function showColorScheme(scheme: ColorScheme): void {
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  document.body.classList.toggle('mode-dark', scheme === 'dark');
  document.body.classList.toggle('mode-light', scheme === 'light');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', THEME_COLORS[scheme]);
  }
  listeners.tell();
}

/** Shows the scheme in force. */
function applyColorScheme(): void {
  showColorScheme(getColorScheme());
}

/** Demos have the colors of the document: on paper, light ones. */
function printLight(): void {
  showColorScheme('light');
}

/** Stores the choice and shows it at once. */
export function setColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    unstoredMode = mode;
  }
  applyColorScheme();
}

/** Calls back whenever the choice or the scheme changed; for `useSyncExternalStore`. */
export const subscribeToColorMode = listeners.subscribe;

/** Follows the operating system and other tabs from now on. */
export function followColorMode(): void {
  matchMedia(DARK_QUERY).addEventListener('change', applyColorScheme);
  addEventListener('storage', ({ key }) => {
    if (key === COLOR_MODE_KEY || key === null) {
      applyColorScheme();
    }
  });
  addEventListener('beforeprint', printLight);
  addEventListener('afterprint', applyColorScheme);
  whenRestored(applyColorScheme);
  applyColorScheme();
}
