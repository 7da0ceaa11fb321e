import { createContext, useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../providers/useIsomorphicLayoutEffect';
import { followColorMode, getColorScheme, subscribeToColorMode } from './colorMode';
import { readPaletteColors } from './paletteColors';
import { showReaderVariables } from './readerVariables';
import type { ThemeAction, ThemeChange, ThemeState } from './themeReducer';
import { dispatchToStore, getInitialThemeState, getThemeState, subscribeToTheme } from './themeStore';

type Dispatch = (action: ThemeAction) => void;

const ThemeDispatchContext = createContext<Dispatch>(() => {
  throw new Error('Forgot to wrap component in `ThemeProvider`');
});

/** Reads the mode in force and the palette of the cookie into the state (BEHAVIOUR 4.3). */
function readPreferences(): void {
  const payload: ThemeChange = { paletteMode: getColorScheme(), paletteColors: readPaletteColors() };
  dispatchToStore({ type: 'CHANGE', payload });
}

function followPreferences(): () => void {
  const unsubscribe = subscribeToColorMode(readPreferences);
  const stopFollowing = followColorMode();
  // Cookies tell nobody that they changed: another tab may have chosen colours while this one was hidden.
  document.addEventListener('visibilitychange', readPreferences);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', readPreferences);
    stopFollowing();
  };
}

/** The state of the theme; the caller renders again when it changes. */
export function useThemeState(): ThemeState {
  return useSyncExternalStore(subscribeToTheme, getThemeState, getInitialThemeState);
}

/** Shows the state on the document. A component of its own: nothing else renders for a change. */
function DocumentTheme() {
  const { direction, paletteColors, spacing } = useThemeState();
  useIsomorphicLayoutEffect(() => {
    document.body.dir = direction;
    return () => document.body.removeAttribute('dir');
  }, [direction]);
  useIsomorphicLayoutEffect(() => {
    showReaderVariables({ paletteColors, spacing });
  }, [paletteColors, spacing]);
  return null;
}

/** Keeps the document in the reader's colour mode, palette and direction, and lets components change them. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useIsomorphicLayoutEffect(followPreferences, []);
  return (
    <ThemeDispatchContext value={dispatchToStore}>
      <DocumentTheme />
      {children}
    </ThemeDispatchContext>
  );
}

/** @returns dispatches an action; throws when no provider stands above */
export function useThemeDispatch(): Dispatch {
  return useContext(ThemeDispatchContext);
}

/** @returns changes mode, direction or palette; throws when no provider stands above */
export function useChangeTheme(): (change: ThemeChange) => void {
  const dispatch = useThemeDispatch();
  return useCallback((payload) => dispatch({ type: 'CHANGE', payload }), [dispatch]);
}
