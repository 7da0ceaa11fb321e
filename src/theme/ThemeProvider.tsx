import { createContext, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../providers/useIsomorphicLayoutEffect';
import { followColorMode } from './colorMode';
import { hideDirection, showDirection } from './direction';

/** Whether the page has a theme. What it is, is a matter of the store, which loads with what needs it. */
export const ThemeContext = createContext(false);

function followTheme(): () => void {
  const stopFollowing = followColorMode();
  showDirection();
  return () => {
    stopFollowing();
    hideDirection();
  };
}

/**
 * Keeps the document in the reader's colour mode and direction, and lets components change the theme
 * (`useThemeDispatch`).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useIsomorphicLayoutEffect(followTheme, []);
  return <ThemeContext value>{children}</ThemeContext>;
}
