/**
 * Prints the CPU time of charts by number of points and renderer: for the first render, for new data, and for one move
 * of the pointer, with layout and paint.
 *
 * The figures are medians, as ratios to the base chart of `measuredChart.ts` with 1,000 points in the same run. They
 * count the main thread only: not the GPU, and not the threads that rasterize. Each contains the small cost of the
 * calls of this script, so that ratios of fast charts are nearer to 1 than their true values.
 */
import path from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import * as esbuild from 'esbuild';
import { findChromium } from '../../chromium/findChromium';
import { launchOptions } from '../../chromium/launchOptions';
import { BASE_CHARTS, MEASURED_CHARTS, type MeasuredChart } from './measuredChart';

const POINTS = [100, 1000, 5000];
const BASE_POINTS = 1000;
const ROUNDS = 5;
const POINTER_MOVES = 10;

/** CPU time of the main thread, in seconds. */
interface ChartCosts {
  render: number;
  /** A render with new data. */
  update: number;
  /** One move of the pointer, the mean of several. */
  pointer: number;
}

/** What `measuredCharts.tsx` adds to its window. */
interface MeasuredWindow {
  renderChart: (chart: MeasuredChart, points: number, shift: number) => Promise<void>;
  clearChart: () => Promise<void>;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** @returns the CPU time of the main thread since the page was opened, in seconds */
async function readCpuTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

/** @returns the CPU time of the main thread while `act` runs, in seconds */
async function measure(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const start = await readCpuTime(session);
  await act();
  return (await readCpuTime(session)) - start;
}

/** Renders a chart, gives it new data, moves the pointer over it, and removes it. */
async function measureChart(page: Page, session: CDPSession, chart: MeasuredChart, points: number) {
  const render = (shift: number) =>
    page.evaluate(([name, count, by]) => (window as unknown as MeasuredWindow).renderChart(name, count, by), [
      chart,
      points,
      shift,
    ] as const);
  const costs: ChartCosts = {
    render: await measure(session, () => render(0)),
    update: await measure(session, () => render(1)),
    pointer:
      (await measure(session, async () => {
        for (let move = 1; move <= POINTER_MOVES; move += 1) {
          await page.mouse.move(100 + move * 50, 100 + move * 15);
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        }
      })) / POINTER_MOVES,
  };
  await page.mouse.move(0, 0);
  await page.evaluate(() => (window as unknown as MeasuredWindow).clearChart());
  return costs;
}

const bundle = await esbuild.build({
  entryPoints: [path.join(import.meta.dirname, 'measuredCharts.tsx')],
  bundle: true,
  write: false,
  minify: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const browser = await chromium.launch(launchOptions(await findChromium()));
try {
  const page = await browser.newPage({ viewport: { width: 900, height: 500 }, reducedMotion: 'reduce' });
  await page.setContent('<!doctype html><title>Charts</title>');
  await page.addScriptTag({ content: bundle.outputFiles[0]!.text });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  // Charts take turns, so that noise of the machine affects all of them. The first round warms up.
  const rounds: Record<string, ChartCosts[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const points of POINTS) {
      for (const chart of MEASURED_CHARTS) {
        const costs = await measureChart(page, session, chart, points);
        if (round > 0) {
          (rounds[`${chart}, ${points}`] ??= []).push(costs);
        }
      }
    }
  }

  const costOf = (chart: MeasuredChart, points: number, name: keyof ChartCosts) =>
    median(rounds[`${chart}, ${points}`]!.map((costs) => costs[name]));
  const table = Object.fromEntries(
    POINTS.flatMap((points) =>
      MEASURED_CHARTS.map((chart) => {
        const ratio = (name: keyof ChartCosts) =>
          Number((costOf(chart, points, name) / costOf(BASE_CHARTS[chart], BASE_POINTS, name)).toFixed(2));
        return [
          `${chart}, ${points} points`,
          { render: ratio('render'), 'new data': ratio('update'), 'pointer move': ratio('pointer') },
        ];
      }),
    ),
  );
  console.table(table);
  console.table(
    Object.fromEntries(
      MEASURED_CHARTS.map((chart) => [
        `${chart}, ${BASE_POINTS} points, ms`,
        Math.round(costOf(chart, BASE_POINTS, 'render') * 1000),
      ]),
    ),
  );
} finally {
  await browser.close();
}
