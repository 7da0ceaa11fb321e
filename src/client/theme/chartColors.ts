import { rainbowSurgePaletteDark, rainbowSurgePaletteLight } from '@mui/x-charts/colorPalettes';

/** How many colors the packages' default palette has; the same in both modes. */
const SIZE = rainbowSurgePaletteLight.length;

function chartColorVariable(index: number): string {
  return `--demo-chart-${index + 1}`;
}

/**
 * The charts' default palette as CSS variables, so that a chart has the right colors in the first dark
 * paint and follows a change of mode without a render.
 */
export const chartColors: string[] = Array.from(
  { length: SIZE },
  (_, index) => `var(${chartColorVariable(index)})`,
);

/** The values behind `chartColors` in one mode: `{ '--demo-chart-1': '#4254FB', … }`. */
export function getChartColorValues(mode: 'light' | 'dark'): Record<string, string> {
  const palette = mode === 'dark' ? rainbowSurgePaletteDark : rainbowSurgePaletteLight;
  return Object.fromEntries(palette.map((color, index) => [chartColorVariable(index), color]));
}
