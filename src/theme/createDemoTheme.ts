import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-charts/themeAugmentation';
import { chartColors } from './chartColors';
import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme';

/**
 * The theme that demos wear: Material UI's defaults, as a reader gets them in an empty project, with both
 * colour schemes as CSS variables. `theme.palette.mode` is always `light` in it; nothing may rely on it.
 */
export function createDemoTheme(): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: true, dark: true },
    components: { MuiChartDataProvider: { defaultProps: { colors: chartColors } } },
  });
}
