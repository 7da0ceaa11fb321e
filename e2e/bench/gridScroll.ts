/**
 * Prints what scrolling costs in the large grids of the guides, as the browser counts it: script time of 60 frames,
 * style and layout, and elements. Each size is measured in turns with the first one of its demo, the baseline; the ratios
 * are medians of the turns.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { createStaticServer } from '../../src/node/export/server/createStaticServer';
import { listen } from '../../src/node/export/server/listen';
import { findChromium } from '../chromium/findChromium';
import { launchOptions } from '../chromium/launchOptions';

const DEMOS = [
  {
    address: '/x/react-data-grid/virtualization/',
    name: 'LargeGrid',
    choices: ['50 × 20', '100,000 × 1,000'],
  },
  {
    address: '/x/react-data-grid/performance/',
    name: 'AutoHeightCost',
    choices: ['50 rows', 'Fixed', 'Auto', 'Auto, fewer columns'],
  },
];

const TURNS = 5;
const FRAMES = 60;

/** Pixels from frame to frame. */
const STEP = 20;

/** Costs of scrolling 60 frames. */
interface ScrollCosts {
  /** ms. */
  script: number;
  /** ms. */
  layout: number;
  /** Most cells of any frame. */
  cells: number;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function readTimes(session: CDPSession): Promise<Pick<ScrollCosts, 'script' | 'layout'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { script: read('ScriptDuration'), layout: read('LayoutDuration') + read('RecalcStyleDuration') };
}

/** Chooses a size, waits until the grid rests, and scrolls down. */
async function measureScroll(
  page: Page,
  session: CDPSession,
  { name, choice }: { name: string; choice: string },
): Promise<ScrollCosts> {
  const stage = page.locator(`[id="${name}.tsx"] .demo-stage`);
  // A change of the size mounts the grid again, with the scrollbar at its start.
  const others = stage.getByRole('button', { pressed: false });
  if ((await stage.getByRole('button', { name: choice, exact: true, pressed: true }).count()) > 0) {
    await others.last().click();
  }
  await stage.getByRole('button', { name: choice, exact: true }).click();
  const scroller = stage.locator('.MuiDataGrid-virtualScroller');
  await scroller.locator('.MuiDataGrid-cell').first().waitFor();
  await scroller.evaluate(async () => {
    for (let frame = 0; frame < 90; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  });
  const before = await readTimes(session);
  const cells = await scroller.evaluate(
    async (element, { frames, step }) => {
      const rendered = element.getElementsByClassName('MuiDataGrid-cell');
      let most = 0;
      for (let frame = 0; frame < frames; frame += 1) {
        element.scrollBy({ top: step });
        await new Promise(requestAnimationFrame);
        most = Math.max(most, rendered.length);
      }
      return most;
    },
    { frames: FRAMES, step: STEP },
  );
  const after = await readTimes(session);
  return { script: after.script - before.script, layout: after.layout - before.layout, cells };
}

const server = createStaticServer({ directory: 'out' });
const port = await listen(server, 0);
const browser = await chromium.launch(launchOptions(await findChromium()));
for (const { address, name, choices } of DEMOS) {
  const page = await browser.newPage();
  // tsx wraps named functions in calls of `__name`, which the browser does not define.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`http://localhost:${port}${address}`);
  const stage = page.locator(`[id="${name}.tsx"] .demo-stage`);
  await stage.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.locator(`[id="${name}.tsx"] .demo-stage[data-live]`).waitFor();
  const turns: ScrollCosts[][] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const costs: ScrollCosts[] = [];
    for (const choice of choices) {
      costs.push(await measureScroll(page, session, { name, choice }));
    }
    turns.push(costs);
  }
  // The first turn compiles the code.
  const measured = turns.slice(1);
  const rows = choices.map((choice, index) => {
    const read = (cost: keyof ScrollCosts) => median(measured.map((costs) => costs[index]![cost]));
    const compare = (cost: keyof ScrollCosts) =>
      median(measured.map((costs) => costs[index]![cost] / costs[0]![cost])).toFixed(2);
    return [
      choice,
      {
        'most cells': read('cells'),
        'script, ms a frame': (read('script') / FRAMES).toFixed(2),
        'script ratio': compare('script'),
        'style, layout, ms a frame': (read('layout') / FRAMES).toFixed(2),
        'style, layout ratio': compare('layout'),
      },
    ];
  });
  console.log(`${address}#${name}.tsx: ${FRAMES} frames of ${STEP} px, medians of ${TURNS} turns`);
  console.table(Object.fromEntries(rows));
  await page.close();
}
await browser.close();
server.close();
