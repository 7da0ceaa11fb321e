import { createContext, useEffect, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../providers/useIsomorphicLayoutEffect';
import { followColorMode } from './colorMode';
import type { Direction } from '../../shared/languageRecord';
import { hideDirection, setLanguageDirection, showDirection } from './direction';

/** Whether the page has a theme. What it is, is a matter of the store, which loads with what needs it. */
export const ThemeContext = createContext(false);

/** Drops the styles of a prerendered page that the browser's own replace. */
function removePrerenderedStyles(): void {
  document.getElementById('jss-server-side')?.remove();
}

function followTheme(): () => void {
  const stopFollowing = followColorMode();
  showDirection();
  return () => {
    stopFollowing();
    hideDirection();
  };
}

interface ThemeProviderProps {
  /** Of the page's language. */
  direction: Direction;
  children: ReactNode;
}

/**
 * Keeps the document in the user's colour mode and direction, and lets components change the theme
 * (`useThemeDispatch`).
 */
export function ThemeProvider({ direction, children }: ThemeProviderProps) {
  useIsomorphicLayoutEffect(() => setLanguageDirection(direction), [direction]);
  useIsomorphicLayoutEffect(followTheme, []);
  useEffect(removePrerenderedStyles, []);
  return <ThemeContext value>{children}</ThemeContext>;
}
