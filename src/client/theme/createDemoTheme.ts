import type { Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-charts/themeAugmentation';
import type { Direction } from '../../shared/languages/languageRecord';
import { chartColors } from './chartColors';
import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme';
import { createDocsTheme } from './createDocsTheme';
import { denseDefaults } from './denseDefaults';
import type { LanguagePack } from './languagePack';
import { initialThemeState, type ThemeState } from './themeReducer';

/** Material UI's own list, with a fallback of the same metrics in it: `demoFonts.css`. */
const FONT_FAMILY = '"Roboto","Roboto Fallback","Helvetica","Arial",sans-serif';

/** The page's own: a demo stands on the page, and dark mode has one black. As hexadecimal, since Material UI mixes it. */
const DARK_BACKGROUND = '#0f1214';

type DemoThemeState = Omit<ThemeState, 'paletteMode'>;

/** Popups are at the end of the document, away from what gives their demo a direction of its own. */
function turnPopups(dir: Direction) {
  return { components: { MuiModal: { defaultProps: { dir } }, MuiPopper: { defaultProps: { dir } } } };
}

function create(state: DemoThemeState, pack: LanguagePack, popupDirection?: Direction): Theme {
  const { paletteColors, direction, spacing, dense } = state;
  return createDocsTheme(
    {
      cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
      colorSchemes: {
        light: { palette: paletteColors },
        dark: {
          palette: { ...paletteColors, background: { default: DARK_BACKGROUND, paper: DARK_BACKGROUND } },
        },
      },
      components: { MuiChartDataProvider: { defaultProps: { colors: chartColors } } },
      direction,
      spacing,
      typography: { fontFamily: FONT_FAMILY },
    },
    dense ? denseDefaults : {},
    popupDirection ? turnPopups(popupDirection) : {},
    pack,
  );
}

/** As in an empty project. */
export const defaultDemoTheme = create(initialThemeState, {});

/**
 * The theme of demos: Material UI's defaults, as in an empty project, on the background of the page, with the
 * user's palette, spacing, density and direction, and the texts of a language. Both color
 * schemes are in it, as CSS variables; `theme.palette.mode` is always `light`, nothing may rely on it.
 *
 * Variables keep the defaults as their fallback, whatever the user chose: the values are on `<html>`,
 * and class names, which are made from the rules, stay those of the snapshots.
 *
 * @param popupDirection for a demo whose direction is not that of the document
 */
export function createDemoTheme(
  state: DemoThemeState = initialThemeState,
  pack: LanguagePack = {},
  popupDirection?: Direction,
): Theme {
  const theme = create(state, pack, popupDirection);
  theme.vars = defaultDemoTheme.vars;
  theme.spacing = theme.generateSpacing();
  return theme;
}
