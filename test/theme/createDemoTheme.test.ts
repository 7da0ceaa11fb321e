import { describe, expect, it } from 'vitest';
import { chartColors, getChartColorValues } from '../../src/theme/chartColors';
import { createDemoTheme } from '../../src/theme/createDemoTheme';

const theme = createDemoTheme();

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
