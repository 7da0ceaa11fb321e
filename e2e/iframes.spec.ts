import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

const PAGE = '/x/react-date-pickers/date-picker/';

test('a demo in an iframe has a window of its own, and follows the color mode of the page', async ({
  page,
}) => {
  await page.goto(PAGE);
  const outer = page.locator('.demo-window');
  await outer.scrollIntoViewIfNeeded();
  const frame = page.frameLocator('.demo-window iframe');
  await expect(frame.locator('.demo-stage')).toHaveAttribute('data-live', '');
  await expect(frame.getByText('480 px or wider: a popup')).toBeVisible();

  await outer.evaluate((element) => {
    element.style.width = '320px';
  });
  await expect(frame.getByText('narrower than 480 px: a dialog')).toBeVisible();
  await frame.getByRole('button', { name: /Choose date/ }).click();
  await expect(frame.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('mui-mode', 'light'));
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
});

test('a demo in an iframe has the theme that was chosen for the demos, before it loads and after', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForPage(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Right to left' }).click();
  await page.getByRole('button', { name: 'Increase spacing' }).click();
  await page.keyboard.press('Escape');
  await page.locator('.demo-window').first().scrollIntoViewIfNeeded();
  const frame = page.frameLocator('.demo-window iframe');
  await expect(frame.locator('.demo-stage')).toHaveAttribute('data-live', '');
  await expect(frame.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(frame.locator('html')).toHaveAttribute('style', /--mui-spacing: 9px/);

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Left to right' }).click();
  await expect(frame.locator('body')).toHaveAttribute('dir', 'ltr');
});

test('a demo in an iframe shows what it is without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.locator('.demo-window').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('.demo-window iframe').getByText('Check-in').first()).toBeVisible();
  await context.close();
});
