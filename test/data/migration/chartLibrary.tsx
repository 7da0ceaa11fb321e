import type * as React from 'react';
import * as v8 from '@mui/x-charts';
import * as v7 from '@mui/x-charts-v7';
import { fireEvent, render } from '@testing-library/react';
import { findAll } from './demoElements';
import { hideErrors, testChanges, type Change } from './testChanges';

/** Props have other types in each version. */
type Chart = React.ComponentType<Record<string, unknown>>;

/** What the demos use of one major version. */
export interface ChartLibrary {
  BarChart: Chart;
  LineChart: Chart;
  PieChart: Chart;
  SparkLineChart: Chart;
  ChartsReferenceLine: Chart;
  blueberryTwilightPalette: (mode: string) => string[];
  unstable_useBarSeries?: () => unknown;
  useBarSeries?: () => unknown;
  useDrawingArea: () => Record<string, unknown>;
  useXAxis: (id: number) => { id?: unknown } | undefined;
}

const chartsV7 = v7 as unknown as ChartLibrary;
const chartsV8 = v8 as unknown as ChartLibrary;

const SIZE = { width: 400, height: 300, skipAnimation: true };
const SALES = { id: 'sales', data: [3, 0], label: 'Sales' };
const SLICES = [
  { value: 1, label: 'A' },
  { value: 2, label: 'B' },
];
export const LINES = { ...SIZE, series: [{ ...SALES, showMark: true }] };
export const BARS = { ...SIZE, xAxis: [{ scaleType: 'band', data: ['May', 'June'] }], series: [SALES] };
export const PIE = { ...SIZE, series: [{ data: SLICES }] };

export const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
export const getTags = (selector: string) => findAll(selector).map(({ tagName }) => tagName.toLowerCase());

/** The marks of a legend are `<svg>` elements, too. */
export const getSurface = () => find('svg[viewBox="0 0 400 300"]');

/** Moves the mouse on the chart, and on the bar with this index. */
export function hover(index: number): void {
  const place = { pointerType: 'mouse', clientX: 100, clientY: 100 };
  // jsdom has no coordinates of an svg.
  const point = { x: 100, y: 100, matrixTransform: () => point };
  Object.assign(getSurface(), { createSVGPoint: () => point, getScreenCTM: () => ({ inverse: () => null }) });
  fireEvent.pointerEnter(getSurface(), place);
  fireEvent.pointerMove(getSurface(), place);
  fireEvent.pointerEnter(findAll('.MuiBarElement-root')[index]!, place);
}

/** Renders a chart of bars, and returns the result of a hook inside of it. */
export function callInChart(
  { BarChart }: ChartLibrary,
  useHook: () => unknown,
  props: Record<string, unknown> = {},
) {
  let result: unknown;
  function Reader() {
    result = useHook();
    return null;
  }
  render(
    <BarChart {...BARS} {...props}>
      <Reader />
    </BarChart>,
  );
  return result;
}

/** As `testChanges`, of the guide for charts. */
export function testChartChanges(changes: readonly Change<ChartLibrary>[]): void {
  hideErrors('React does not recognize');
  testChanges({ name: 'migration-charts-v7', v7: chartsV7, v8: chartsV8, changes });
}
