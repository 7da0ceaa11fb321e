import { useCallback, useContext, useSyncExternalStore } from 'react';
import { startTheme } from './startTheme';
import { ThemeContext } from './ThemeContext';
import type { ThemeAction, ThemeChange, ThemeState } from './themeReducer';
import { dispatchToStore, getInitialThemeState, getThemeState, subscribeToTheme } from './themeStore';

startTheme();

/** The state of the theme; the caller renders again when it changes. */
export function useThemeState(): ThemeState {
  return useSyncExternalStore(subscribeToTheme, getThemeState, getInitialThemeState);
}

/** @returns dispatches an action; throws without a provider above */
export function useThemeDispatch(): (action: ThemeAction) => void {
  const isThemed = useContext(ThemeContext);
  return useCallback(
    (action) => {
      if (!isThemed) {
        throw new Error('Forgot to wrap component in `ThemeProvider`');
      }
      dispatchToStore(action);
    },
    [isThemed],
  );
}

/** @returns changes mode, direction or palette; throws without a provider above */
export function useChangeTheme(): (change: ThemeChange) => void {
  const dispatch = useThemeDispatch();
  return useCallback((payload) => dispatch({ type: 'CHANGE', payload }), [dispatch]);
}
