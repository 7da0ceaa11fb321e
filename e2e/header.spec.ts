import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

/** The product with the longest name. */
const PAGE = '/x/react-date-pickers/errors/';

for (const width of [320, 360, 768]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('nothing in the header is cut, and all of it fits', async ({ page }) => {
      await page.goto(PAGE);
      const parts = page.locator('.app-bar > :visible, .version-name');
      const cut = await parts.evaluateAll((all) =>
        all
          .filter(
            (part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== 'visible',
          )
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
      const sizes = await page
        .locator('.app-bar > :is(.icon-button, .search-field):visible')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const icon = button.querySelector('.icon')!.getBoundingClientRect();
            return [button.clientWidth >= 36, icon.width, icon.height];
          }),
        );
      expect(sizes).toEqual(sizes.map(() => [true, 20, 20]));
      await expect(page.locator('.version-button')).toHaveAccessibleName('v8.0.0-alpha.5');
    });
  });
}

test('the switch in the header changes the color mode, and the settings follow', async ({ page }) => {
  await page.goto(PAGE);
  await waitForPage(page);
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Switch the color mode' }).click();
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.locator('.settings-button').click();
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
});

test.describe('at 1920 px', () => {
  test.use({ viewport: { width: 1920, height: 1000 } });

  test('the mark of the site is above the menu, and the last button above the contents list', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { paddingInlineStart } = getComputedStyle(element);
          return Math.round(element.getBoundingClientRect().left + parseFloat(paddingInlineStart));
        });
    expect(await left('.app-bar-home')).toBe(await left('.menu-list a'));
    const bar = (await page.locator('.settings-button').boundingBox())!;
    const toc = (await page.locator('.toc').boundingBox())!;
    expect(bar.x + bar.width).toBeLessThanOrEqual(toc.x + toc.width);
    expect(bar.x).toBeGreaterThan(toc.x);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no switch that does nothing', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.color-mode')).toBeHidden();
  });
});
