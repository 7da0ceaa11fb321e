import { whenRestored } from '../platform/whenRestored';
import { getColorScheme, subscribeToColorMode } from './colorMode';
import { getDirection, showDirection } from './direction';
import { readPaletteColors } from './paletteColors';
import { showUserVariables } from './userVariables';
import { shareTheme } from './shareTheme';
import { readVisitTheme, storeVisitTheme, type VisitTheme } from './visitTheme';
import { dispatchToStore, getThemeState, subscribeToTheme } from './themeStore';

let isStarted = false;

/** Reads the mode in force and the palette of the cookie into the state. */
function readPreferences(): void {
  const payload = { paletteMode: getColorScheme(), paletteColors: readPaletteColors() };
  dispatchToStore({ type: 'CHANGE', payload });
}

/** Goes on with what the user chose on another page. */
function applyVisitTheme(theme: VisitTheme | undefined): void {
  if (theme) {
    dispatchToStore({ type: 'CHANGE', payload: { direction: theme.direction } });
    dispatchToStore({ type: 'SET_DENSE', payload: theme.dense });
    dispatchToStore({ type: 'SET_SPACING', payload: theme.spacing });
  }
}

function showTheme(): void {
  const state = getThemeState();
  showDirection(state.direction);
  showUserVariables(state);
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
  dispatchToStore({ type: 'CHANGE', payload: { direction: getDirection() } });
  subscribeToTheme(showTheme);
  // A demo in an iframe gets its theme from the page around it, which may be one for this demo alone.
  const isPage = parent === window;
  if (isPage) {
    applyVisitTheme(readVisitTheme());
    subscribeToTheme(() => storeVisitTheme(getThemeState()));
  }
  whenRestored(() => {
    if (isPage) {
      applyVisitTheme(readVisitTheme(true));
    }
    readPreferences();
  });
  subscribeToColorMode(readPreferences);
  // Cookies tell nobody that they changed: another tab may have chosen colors while this one was hidden.
  document.addEventListener('visibilitychange', readPreferences);
  readPreferences();
  shareTheme();
}
