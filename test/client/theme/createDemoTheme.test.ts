import { describe, expect, it } from 'vitest';
import { chartColors, getChartColorValues } from '../../../src/client/theme/chartColors';
import { createDemoTheme, defaultDemoTheme } from '../../../src/client/theme/createDemoTheme';
import { loadLanguagePack } from '../../../src/client/theme/languagePacks';
import { initialThemeState, type ThemeState } from '../../../src/client/theme/themeReducer';

const theme = createDemoTheme();

/** The theme of a reader who changed something. */
function createWith(change: Partial<ThemeState>) {
  return createDemoTheme({ ...initialThemeState, ...change });
}

/** Default props by component, where a theme has some. */
function readDefaults({ components }: { components?: object }): Record<string, object> {
  const entries = Object.entries((components ?? {}) as Record<string, { defaultProps?: object }>);
  return Object.fromEntries(entries.map(([name, { defaultProps = {} }]) => [name, defaultProps]));
}

describe('createDemoTheme', () => {
  it('is what a reader gets in an empty project', () => {
    expect(theme.shape.borderRadius).toBe(4);
    expect(theme.colorSchemes.light?.palette?.primary.main).toBe('#1976d2');
  });

  it('has its colours as variables, in both schemes', () => {
    expect(theme.vars?.palette.primary.main).toBe('var(--mui-palette-primary-main, #1976d2)');
    expect(theme.colorSchemes.dark?.palette?.primary.main).toBe('#90caf9');
  });

  it('selects the scheme by the attribute of the page', () => {
    expect(theme.getColorSchemeSelector?.('dark')).toBe('[data-mui-color-scheme="dark"] &');
  });

  it('gives charts colours that follow the scheme', () => {
    expect(theme.components?.MuiChartDataProvider?.defaultProps?.colors).toBe(chartColors);
  });
});

describe('what a reader changes', () => {
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
      MuiToolbar: { variant: 'dense' },
    });
  });

  it('leaves the rules alone, and with them the class names of static forms', () => {
    const changed = createWith({ paletteColors: { primary: { main: '#00695c' } }, spacing: 12, dense: true });
    expect(changed.vars).toBe(defaultDemoTheme.vars);
    expect(changed.spacing(2)).toBe(defaultDemoTheme.spacing(2));
    expect(changed.spacing(2)).toBe('calc(2 * var(--mui-spacing, 8px))');
  });
});

// In Node the packages' texts of all languages are loaded, file by file.
describe('texts of the packages', () => {
  it('are built in for English, and for languages that are not wired', async () => {
    expect(await loadLanguagePack('en')).toEqual({});
    expect(await loadLanguagePack('de')).toEqual({});
    expect(await loadLanguagePack('constructor')).toEqual({});
  });

  it.each([
    ['zh', { MuiTablePagination: '每页行数:', MuiDataGrid: '没有数据。', MuiLocalizationProvider: '上个月' }],
    ['pt', { MuiTablePagination: 'Linhas por página:', MuiDataGrid: 'Nenhuma linha' }],
  ])('are those of the pack: %s', async (language, texts) => {
    const defaults = readDefaults(createDemoTheme(initialThemeState, await loadLanguagePack(language)));
    for (const [name, text] of Object.entries(texts)) {
      expect(JSON.stringify(defaults[name])).toContain(text);
    }
  });

  it('are one object a language, so that nothing renders twice', async () => {
    expect(await loadLanguagePack('zh')).toBe(await loadLanguagePack('zh'));
  });
});

describe('chart colours', () => {
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
