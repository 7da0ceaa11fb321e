import { expect, test } from './support/test';

/** The product with the longest name. */
const PAGE = '/x/react-date-pickers/';

for (const width of [320, 360, 768]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('nothing in the header is cut, and all of it fits', async ({ page }) => {
      await page.goto(PAGE);
      const parts = page.locator('.app-bar > :visible, .version-name');
      const cut = await parts.evaluateAll((all) =>
        all
          .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== 'visible')
          .map((part) => part.className),
      );
      expect(cut).toEqual([]);
      const overlaps = await page.locator('.app-bar > :visible').evaluateAll((all) => {
        const boxes = all.map((part) => part.getBoundingClientRect());
        const bar = document.querySelector('.app-bar')!.getBoundingClientRect();
        return boxes.flatMap((box, index) => {
          const end = boxes[index + 1]?.left ?? bar.right;
          const isHigh = box.height > bar.height;
          return box.right > end + 0.5 || isHigh ? [all[index]!.className] : [];
        });
      });
      expect(overlaps).toEqual([]);
      await expect(page.locator('.version-button')).toHaveAccessibleName('v8.0.0-alpha.5');
    });
  });
}
