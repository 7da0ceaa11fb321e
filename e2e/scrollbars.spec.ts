import type { Page } from '@playwright/test';
import { findChromium } from './chromium/findChromium';
import { launchOptions } from './chromium/launchOptions';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

// With the bars of a desktop, which take room.
test.use({
  launchOptions: { ...launchOptions(await findChromium()), ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 1280, height: 420 },
});

/** Where the text of the page and the lines of its menu are, and what is beside them. */
function measure(page: Page) {
  return page.evaluate(() => {
    const { x, width } = document.querySelector('h1')!.getBoundingClientRect();
    const line = document.querySelector('.menu-filter')!.getBoundingClientRect();
    const menu = document.querySelector('.menu')!;
    return {
      text: [x, width],
      line: [line.x, line.width],
      hasMenuBar: menu.scrollHeight > menu.clientHeight,
      strip: getComputedStyle(document.documentElement).backgroundColor,
    };
  });
}

test('nothing moves beside a scrollbar that comes or goes, and no light strip is left beside a backdrop', async ({
  page,
}) => {
  await page.goto('/x/introduction/support/');
  await waitForPage(page);
  const before = await measure(page);
  expect(before.hasMenuBar).toBe(true);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);

  await test.step('the menu', async () => {
    const filter = page.locator('.menu').getByRole('searchbox');
    await filter.fill('support');
    await expect.poll(async () => (await measure(page)).hasMenuBar).toBe(false);
    const { text, line } = await measure(page);
    expect({ text, line }).toEqual({ text: before.text, line: before.line });
    await filter.fill('');
  });

  for (const key of ['/', '?']) {
    await test.step(`the dialog of the key ${key}`, async () => {
      await page.locator('h1').click();
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      const { text, strip } = await measure(page);
      expect(text).toEqual(before.text);
      expect(strip).not.toBe(before.strip);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(async () => (await measure(page)).strip).toBe(before.strip);
    });
  }
});
