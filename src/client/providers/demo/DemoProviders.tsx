import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';

interface DemoProvidersProps {
  cache: EmotionCache;
  theme: Theme;
  children: ReactNode;
}

/**
 * The providers around every demo, at build and in the browser: hydration needs the same tree.
 *
 * The provider is the system's: Material UI's own would follow the color mode in each demo, write to the
 * document and render once more on mount, while here the variables and the attribute on `<html>` do it all.
 */
export function DemoProviders({ cache, theme, children }: DemoProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
