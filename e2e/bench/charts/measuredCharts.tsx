/** The page that `cli.ts` measures: it renders one chart at a time on request. */
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { MeasuredChart } from './measuredChart';

const SIZE = { width: 800, height: 400, skipAnimation: true, hideLegend: true };

/** Values that look like a noisy wave, the same at each run. */
const createValues = (points: number, shift: number) =>
  Array.from(
    { length: points },
    (_, index) => 50 + 40 * Math.sin(index / 97 + shift) + ((index * 7919) % 13),
  );

const charts: Record<MeasuredChart, (values: number[]) => React.ReactElement> = {
  'scatter, svg-single': (values) => createScatter(values, 'svg-single'),
  'scatter, svg-batch': (values) => createScatter(values, 'svg-batch'),
  'bars, svg-single': (values) => createBars(values, 'svg-single'),
  'bars, svg-batch': (values) => createBars(values, 'svg-batch'),
  'line with marks': (values) => createLine(values, true),
  'line without marks': (values) => createLine(values, false),
};

type Renderer = 'svg-single' | 'svg-batch';

function createScatter(values: number[], renderer: Renderer) {
  return (
    <ScatterChart
      {...SIZE}
      renderer={renderer}
      series={[{ data: values.map((y, x) => ({ x, y, id: x })) }]}
    />
  );
}

function createBars(values: number[], renderer: Renderer) {
  return <BarChart {...SIZE} renderer={renderer} series={[{ data: values }]} />;
}

function createLine(values: number[], showMark: boolean) {
  return (
    <LineChart {...SIZE} xAxis={[{ data: values.map((_, x) => x) }]} series={[{ data: values, showMark }]} />
  );
}

/** Resolves after the next frame is painted. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const root = createRoot(document.body.appendChild(document.createElement('main')));

// What the script calls in the page.
Object.assign(window, {
  /** Renders a chart with new values, and waits until it is painted. */
  async renderChart(chart: MeasuredChart, points: number, shift: number) {
    const element = charts[chart](createValues(points, shift));
    flushSync(() => root.render(element));
    await nextFrame();
    await nextFrame();
  },
  async clearChart() {
    flushSync(() => root.render(null));
    await nextFrame();
  },
});
