import { makeDemosLive, waitForPage } from './support/demos';
import { watchFirstPaints, type Color } from './support/firstPaint';
import { expect, test } from './support/test';

const START = '/x/introduction/';
const WHITE = 'rgb(255, 255, 255)';

test('the chosen mode is kept and follows other tabs', async ({ page, context }) => {
  await page.goto(START);
  await waitForPage(page);
  await page.locator('.settings-button').click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(page.locator('body')).toHaveClass(/mode-dark/);
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');

  const other = await context.newPage();
  await other.goto(START);
  await expect(other.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await waitForPage(other);
  await other.locator('.settings-button').click();
  await other.getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
});

test('the system choice follows the system at once', async ({ page }) => {
  await page.goto(START);
  await waitForPage(page);
  await expect(page.locator('body')).toHaveCSS('background-color', WHITE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).not.toHaveCSS('background-color', WHITE);
});

test('a change of mode renders nothing in the page', async ({ page }) => {
  // Charts that are still growing would change by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(START);
  await waitForPage(page);
  await makeDemosLive(page);
  const changes = await page.evaluate(async () => {
    const records: string[] = [];
    const observer = new MutationObserver((list) => {
      records.push(...list.map(({ target }) => target.nodeName));
    });
    observer.observe(document.querySelector('#main-content')!, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    localStorage.setItem('mui-mode', 'dark');
    dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' }));
    await new Promise(requestAnimationFrame);
    observer.disconnect();
    return records;
  });
  expect(changes).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
});

/** How the ground of a page looks: `light` from three quarters of white up. */
function getLightness({ r, g, b }: Color): string {
  return Math.min(r, g, b) > 191 ? 'light' : Math.max(r, g, b) < 64 ? 'dark' : 'neither';
}

for (const [system, stored, seen] of [
  ['dark', undefined, 'dark'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
  ['dark', 'sepia', 'dark'],
] as const) {
  test.describe(`on a ${system} system with ${stored ?? 'nothing'} stored`, () => {
    test.use({ colorScheme: system });

    test(`a cold load is ${seen} before any script has arrived`, async ({ page, context }) => {
      await page.addInitScript((mode) => {
        if (mode) {
          localStorage.setItem('mui-mode', mode);
        }
      }, stored);
      const { frames, painted } = await watchFirstPaints(page, await context.newPage(), START);
      expect(getLightness(painted)).toBe(seen);
      if (seen === 'dark') {
        expect(frames.filter((frame) => getLightness(frame) === 'light')).toEqual([]);
      }
      await waitForPage(page);
    });
  });
}

test('what is meant for one mode is shown in that mode', async ({ page }) => {
  await page.goto(START);
  await waitForPage(page);
  await page.evaluate(() => {
    document.querySelector('h1')!.innerHTML =
      '<i class="only-light-mode">sun</i><i class="only-dark-mode">moon</i>';
  });
  await expect(page.locator('.only-light-mode')).toBeVisible();
  await expect(page.locator('.only-dark-mode')).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('.only-light-mode')).toBeHidden();
  await expect(page.locator('.only-dark-mode')).toBeVisible();
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    'content',
    'hsl(210, 14%, 7%)',
  );
  await expect(page.locator('meta[name="theme-color"]').last()).toHaveAttribute(
    'content',
    'hsl(210, 14%, 7%)',
  );
});
