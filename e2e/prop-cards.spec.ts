import { waitForPage } from './support/demos';
import { expectAccessible } from './support/expectAccessible';
import { createSharedPageTest } from './support/sharedPage';
import { expect, test } from './support/test';

const GUIDE = '/x/react-charts/legend/';
const ROWS = /\/static\/completion\/rows\//;

const sharedTest = createSharedPageTest({ address: GUIDE });

sharedTest('a pointer that rests on a prop shows its facts, which it can reach', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const link = page.locator('article a[href*="-prop-"]:visible').first();
  const card = page.getByRole('tooltip');
  await link.scrollIntoViewIfNeeded();
  expect(requests.filter((url) => ROWS.test(url) || url.includes('showPropCard'))).toEqual([]);
  await link.hover();
  await expect(card).toContainText(`${await link.textContent()}`);
  await expect(link).toHaveAccessibleDescription(/\?: /);
  for (const mode of ['light', 'dark']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluate((value) => (document.documentElement.dataset.muiColorScheme = value), mode);
    // oxlint-disable-next-line no-await-in-loop
    await expectAccessible(page, '.prop-card');
  }
  await card.hover();
  await page.mouse.move(0, 0);
  await expect(card).toHaveCount(0);
});

sharedTest('the focus of the keyboard shows it too, and Escape closes it', async ({ page }) => {
  const link = page.locator('article a[href*="-prop-"]:visible').first();
  const card = page.getByRole('tooltip');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(card).toBeVisible();
  const [name, box] = [(await link.boundingBox())!, (await card.boundingBox())!];
  expect(box.y >= name.y + name.height || box.y + box.height <= name.y).toBe(true);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(link).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap follows the link and shows nothing', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(GUIDE);
    await waitForPage(page);
    const link = page.locator('article a[href*="-prop-"]:visible').first();
    // It stays, as on a slow network: the card has time.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.tap();
    await page.waitForTimeout(600);
    await expect(page.locator('.prop-card')).toHaveCount(0);
    expect(requests.filter((url) => ROWS.test(url))).toEqual([]);
  });
});
