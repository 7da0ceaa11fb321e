import { initialThemeState, themeReducer, type ThemeAction, type ThemeState } from './themeReducer';
import { createListeners } from '../platform/createListeners';

let state = initialThemeState;
const listeners = createListeners();

export function getThemeState(): ThemeState {
  return state;
}

/** The state that snapshots are made with, and that the first render in the browser repeats. */
export function getInitialThemeState(): ThemeState {
  return initialThemeState;
}

/**
 * Changes the theme and tells those who subscribed. Components take it from `useThemeDispatch`.
 *
 * @throws for an unknown action
 */
export function dispatchToStore(action: ThemeAction): void {
  const next = themeReducer(state, action);
  if (next === state) {
    return;
  }
  state = next;
  listeners.tell();
}

/** Calls back after every change; for `useSyncExternalStore`. */
export const subscribeToTheme = listeners.subscribe;
