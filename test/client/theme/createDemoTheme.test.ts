import { hexToRgb, hslToRgb } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { chartColors, getChartColorValues } from '../../../src/client/theme/chartColors';
import { THEME_COLORS } from '../../../src/client/theme/colorMode';
import { createDemoTheme, defaultDemoTheme } from '../../../src/client/theme/createDemoTheme';
import { initialThemeState, type ThemeState } from '../../../src/client/theme/themeReducer';

const theme = createDemoTheme();

/** The theme of a user who changed something. */
function createWith(change: Partial<ThemeState>) {
  return createDemoTheme({ ...initialThemeState, ...change });
}

/** Default props by component, where a theme has some. */
function readDefaults({ components }: { components?: object }): Record<string, object> {
  const entries = Object.entries((components ?? {}) as Record<string, { defaultProps?: object }>);
  return Object.fromEntries(entries.map(([name, { defaultProps = {} }]) => [name, defaultProps]));
}

describe('createDemoTheme', () => {
  it('is what a user gets in an empty project', () => {
    expect(theme.shape.borderRadius).toBe(4);
    expect(theme.colorSchemes.light?.palette?.primary.main).toBe('#1976d2');
  });

  it('has its colors as variables, in both schemes', () => {
    expect(theme.vars?.palette.primary.main).toBe('var(--mui-palette-primary-main, #1976d2)');
    expect(theme.colorSchemes.dark?.palette?.primary.main).toBe('#90caf9');
  });

  it('has the background of the page in dark mode', () => {
    const { background } = theme.colorSchemes.dark?.palette ?? {};
    expect(background).toMatchObject({ default: '#0f1214', paper: '#0f1214' });
    expect(hslToRgb(THEME_COLORS.dark)).toBe(hexToRgb('#0f1214'));
  });

  it('selects the scheme by the attribute of the page', () => {
    expect(theme.getColorSchemeSelector?.('dark')).toBe('[data-mui-color-scheme="dark"] &');
  });

  it('gives charts colors that follow the scheme', () => {
    expect(theme.components?.MuiChartDataProvider?.defaultProps?.colors).toBe(chartColors);
  });
});

describe('a direction other than that of the document', () => {
  it('is said on popups, which are outside of the demo', () => {
    const state = { ...initialThemeState, direction: 'rtl' } as const;
    const turned = readDefaults(createDemoTheme(state, {}, 'rtl'));
    expect(turned).toMatchObject({ MuiModal: { dir: 'rtl' }, MuiPopper: { dir: 'rtl' } });
    expect(readDefaults(createDemoTheme(state))).not.toHaveProperty('MuiModal');
  });
});

describe('what a user changes', () => {
  it('is the palette, in both schemes', () => {
    const { palette, colorSchemes } = createWith({ paletteColors: { primary: { main: '#00695c' } } });
    expect(palette.primary.main).toBe('#00695c');
    expect(colorSchemes.dark?.palette?.primary.main).toBe('#00695c');
    expect(palette.secondary.main).toBe(theme.palette.secondary.main);
  });

  it('is the direction', () => {
    expect(createWith({ direction: 'rtl' }).direction).toBe('rtl');
  });

  it('is the density', () => {
    const { MuiChartDataProvider, ...dense } = readDefaults(createWith({ dense: true }));
    expect(MuiChartDataProvider).toEqual({ colors: chartColors });
    const small = { size: 'small' };
    const margin = { margin: 'dense' };
    expect(dense).toEqual({
      MuiButton: small,
      MuiIconButton: small,
      MuiFab: small,
      MuiTable: small,
      MuiFilledInput: margin,
      MuiFormControl: margin,
      MuiFormHelperText: margin,
      MuiInputBase: margin,
      MuiInputLabel: margin,
      MuiOutlinedInput: margin,
      MuiTextField: margin,
      MuiListItem: { dense: true },
      MuiDataGrid: { density: 'compact' },
      MuiToolbar: { variant: 'dense' },
    });
  });

  it('leaves the rules alone, and with them the class names of snapshots', () => {
    const changed = createWith({ paletteColors: { primary: { main: '#00695c' } }, spacing: 12, dense: true });
    expect(changed.vars).toBe(defaultDemoTheme.vars);
    expect(changed.spacing(2)).toBe(defaultDemoTheme.spacing(2));
    expect(changed.spacing(2)).toBe('calc(2 * var(--mui-spacing, 8px))');
  });
});

describe('the texts of a language', () => {
  it('are default props of the components', () => {
    const defaultProps = { labelRowsPerPage: '每页行数:' };
    const pack = { components: { MuiTablePagination: { defaultProps } } };
    expect(readDefaults(createDemoTheme(initialThemeState, pack)).MuiTablePagination).toEqual(defaultProps);
  });
});

describe('chart colors', () => {
  it('have a value in each scheme for each variable', () => {
    const names = chartColors.map((color) => /^var\((--demo-chart-\d+)\)$/.exec(color)?.[1]);
    expect(names).toEqual(Object.keys(getChartColorValues('light')));
    expect(names).toEqual(Object.keys(getChartColorValues('dark')));
  });

  it('are those of the packages', () => {
    expect(getChartColorValues('light')['--demo-chart-1']).toBe('#4254FB');
    expect(getChartColorValues('dark')['--demo-chart-1']).toBe('#495AFB');
  });
});
