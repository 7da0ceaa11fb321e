import type { CDPSession, Page } from '@playwright/test';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Moves a finger in a straight line, a few pixels at a time. */
async function swipe(
  touch: CDPSession,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const steps = 12;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function open(page: Page): Promise<CDPSession> {
  await page.goto('/x/introduction/support/');
  await waitForPage(page);
  return page.context().newCDPSession(page);
}

test('the menu is pulled in from the edge of the screen, and pushed out again', async ({ page }) => {
  const touch = await open(page);
  const menu = page.locator('nav.menu');
  await swipe(touch, { x: 5, y: 400 }, { x: 260, y: 410 });
  await expect(menu).toBeVisible();
  await expect(menu).toHaveCSS('translate', 'none');

  await swipe(touch, { x: 250, y: 400 }, { x: 20, y: 390 });
  await expect(menu).toBeHidden();
});

test('a swipe that starts inside the page, or goes down, leaves the menu closed', async ({ page }) => {
  const touch = await open(page);
  const menu = page.locator('nav.menu');
  await swipe(touch, { x: 120, y: 400 }, { x: 340, y: 400 });
  await expect(menu).toBeHidden();
  // Headless browsers do not scroll by touch; the page must leave the finger to the browser.
  await page.evaluate(() => {
    const record = { moves: 0, prevented: 0 };
    Object.assign(window, { record });
    addEventListener('touchmove', (event) => {
      record.moves += 1;
      record.prevented += event.defaultPrevented ? 1 : 0;
    });
  });
  await swipe(touch, { x: 5, y: 600 }, { x: 30, y: 200 });
  await expect(menu).toBeHidden();
  const record = await page.evaluate(
    () => (window as unknown as { record: { moves: number; prevented: number } }).record,
  );
  expect(record.moves).toBeGreaterThan(0);
  expect(record.prevented).toBe(0);
});

test('the filter stays in view, above the links, however far the menu is scrolled', async ({ page }) => {
  for (const width of [360, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/x/react-data-grid/export/');
      await waitForPage(page);
      if (width < 1200) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
      }
      const menu = page.locator('.menu');
      await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const filter = menu.getByRole('searchbox');
      await expect(filter).toBeInViewport({ ratio: 1 });
      await filter.fill('export');
      await expect(menu.getByRole('link', { name: 'Export', exact: true }).first()).toBeInViewport({
        ratio: 1,
      });
    });
  }
});
