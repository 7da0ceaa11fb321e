import { findChromium } from './chromium/findChromium';
import { launchOptions } from './chromium/launchOptions';
import { findMovedParts, measureGrids, type GridBoxes } from './demos/gridBoxes';
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

for (const width of [360, 768, 1440, 1920]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const route of ROUTES) {
      test(`nothing in a grid of ${route} moves when it comes alive`, async ({ page }) => {
        const release = await openWithDemosHeld(page, route);
        // A picture of rows that are being loaded shows none.
        const grids = page.locator('.demo-stage:has(.MuiDataGrid-root):not(:has(.MuiSkeleton-root))');
        const stages = await grids.all();
        expect(stages.length).toBeGreaterThan(0);
        const before: GridBoxes[] = [];
        for (const stage of stages) {
          before.push(await measureGrids(stage));
        }
        await release();
        const moved: string[] = [];
        for (const [index, stage] of stages.entries()) {
          await stage.scrollIntoViewIfNeeded();
          await expect(stage).toHaveAttribute('data-live', '');
          await waitForStillness(stage);
          const demo = await stage.evaluate((element) => element.closest('[id]')?.id);
          const parts = findMovedParts(before[index]!, await measureGrids(stage));
          moved.push(...parts.map((part) => `${demo}: ${part}`));
        }
        expect(moved).toEqual([]);
      });
    }
  });
}
