import { getColorScheme, subscribeToColorMode } from './colorMode';
import type { Direction } from '../../shared/languageRecord';
import { followLanguageDirection, getDirection, showDirection } from './direction';
import { readPaletteColors } from './paletteColors';
import { showReaderVariables } from './readerVariables';
import { shareTheme } from './shareTheme';
import { dispatchToStore, getThemeState, subscribeToTheme } from './themeStore';

let isStarted = false;

/** Reads the mode in force and the palette of the cookie into the state. */
function readPreferences(): void {
  const payload = { paletteMode: getColorScheme(), paletteColors: readPaletteColors() };
  dispatchToStore({ type: 'CHANGE', payload });
}

function changeDirection(direction: Direction): void {
  dispatchToStore({ type: 'CHANGE', payload: { direction } });
}

function showTheme(): void {
  const state = getThemeState();
  showDirection(state.direction);
  showReaderVariables(state);
}

/**
 * Brings the store to life: it follows the user's preferences, and the document follows it. With the first
 * demo or the settings, not with the page: until then the boot script has said it all.
 */
export function startTheme(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  changeDirection(getDirection());
  followLanguageDirection(changeDirection);
  subscribeToTheme(showTheme);
  subscribeToColorMode(readPreferences);
  // Cookies tell nobody that they changed: another tab may have chosen colours while this one was hidden.
  document.addEventListener('visibilitychange', readPreferences);
  readPreferences();
  shareTheme();
}
