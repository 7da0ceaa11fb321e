import { findChromium } from './chromium/findChromium';
import { launchOptions } from './chromium/launchOptions';
import { findMovedParts, measureGrids, type GridBoxes } from './demos/gridBoxes';
import { makeLive, scrollTo } from './demos/demoPlace';
import { openWithDemosHeld } from './support/openWithDemosHeld';
import { expect, test } from './support/test';
import { waitForStillness } from './support/waitForStillness';

/** Grids whose columns share the room, are pinned, are wider than the room, or have rows that scroll. */
const ROUTES = [
  '/x/',
  '/x/customization/color/',
  '/x/react-data-grid/',
  '/x/react-data-grid/api-object/',
  '/x/react-data-grid/column-definition/',
];

// With the bars of a desktop, which take room of the columns.
test.use({
  launchOptions: { ...launchOptions(await findChromium()), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

const WIDTHS = [360, 768, 1440, 1920];

for (const route of ROUTES) {
  test(`nothing in a grid of ${route} moves when it comes alive`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
    const release = await openWithDemosHeld(page, route);
    // A picture of rows that are being loaded shows none.
    const grids = page.locator('.demo-stage:has(.MuiDataGrid-root):not(:has(.MuiSkeleton-root))');
    const stages = await grids.all();
    expect(stages.length).toBeGreaterThan(0);
    const before: Record<number, GridBoxes[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      before[width] = await Promise.all(stages.map(measureGrids));
    }
    await release();
    for (const stage of stages) {
      await makeLive(stage);
    }
    // A live grid of another width has the places that it would come alive with. All change their width at once: each
    // change draws all of them again.
    for (const width of WIDTHS.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      for (const [index, stage] of stages.entries()) {
        await scrollTo(stage);
        const demo = await stage.evaluate((element) => element.closest('[id]')?.id);
        const listMoved = async () => {
          await waitForStillness(stage);
          return findMovedParts(before[width]![index]!, await measureGrids(stage));
        };
        await expect.poll(listMoved, `${demo} at ${width} px`).toEqual([]);
      }
    }
  });
}
