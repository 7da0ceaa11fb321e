import { waitForPage } from './support/demos';
import { expect, fixRandom, test } from './support/docsDomain';

/** Nowhere near the docs domain: what every preview, intranet and laptop is. */
const PAGE = '/x/api/tree-view/rich-tree-view/';

test('off the docs domain no service worker is registered', async ({ page }) => {
  const registered: string[] = [];
  await page.exposeFunction('onRegister', (script: string) => registered.push(script));
  await page.addInitScript(() => {
    const { onRegister } = window as unknown as { onRegister: (script: string) => void };
    ServiceWorkerContainer.prototype.register = (script) => {
      onRegister(String(script));
      return Promise.reject(new Error('No worker here.'));
    };
  });
  await page.goto(PAGE);
  await waitForPage(page);
  // What starts when the page rests has been loaded.
  await page.waitForLoadState('networkidle');
  expect(registered).toEqual([]);
});

test('off the docs domain nothing is asked of anyone else, and an in-house advertisement is shown', async ({
  page,
  thirdParties,
}) => {
  await fixRandom(page, 0.9);
  await page.goto(PAGE);
  await expect(page.locator('.ad-slot img')).toHaveAttribute('alt', 'figma');
  await page.locator('.neighbour-next').click();
  await expect(page.locator('.ad-slot img')).toHaveAttribute('alt', 'figma');
  await page.goto('/x/react-charts/stacking/');
  await waitForPage(page);
  await page.locator('.demo-source:not([open]) > summary').first().click();
  await expect(page.locator('.ad-slot')).toHaveCount(1);
  await expect(page.locator('.demo-ad')).toHaveCount(0);
  expect(thirdParties.hosts()).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
