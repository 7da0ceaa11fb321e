import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const MODES = ['light', 'dark'] as const;

/** A theme of one mode with the colors of the theme around it. */
function createModeTheme(outer: Theme, mode: (typeof MODES)[number]) {
  const { primary, secondary } = outer.colorSchemes?.[mode]?.palette ?? outer.palette;
  const { components, direction, typography } = outer;
  return createTheme({ palette: { mode, primary, secondary }, components, direction, typography });
}

/** Shows its children in light mode and in dark mode. */
export function ColorModes({ children }: { children: (mode: string) => React.ReactNode }) {
  const outer = useTheme();
  const panels = React.useMemo(
    () => MODES.map((mode) => ({ mode, theme: createModeTheme(outer, mode) })),
    [outer],
  );
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))' }}
    >
      {panels.map(({ mode, theme }) => (
        <ThemeProvider key={mode} theme={theme}>
          <Box
            sx={{
              minWidth: 0,
              bgcolor: 'background.default',
              color: 'text.primary',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              colorScheme: mode,
            }}
          >
            <Typography variant="body2" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
              {mode === 'light' ? 'Light mode' : 'Dark mode'}
            </Typography>
            {children(mode)}
          </Box>
        </ThemeProvider>
      ))}
    </Box>
  );
}
