import type { Page } from '@playwright/test';
import { PRODUCT_FOLDERS } from '../src/shared/products/products';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

const PAGE = '/x/react-data-grid/errors/';
const DATE_ROW = 'message-column-type-only-accepts-date-objects-as';

/** As Chromium prints it. */
const DATE_OUTPUT = `Uncaught Error: MUI X: \`dateTime\` column type only accepts \`Date\` objects as values.
Use \`valueGetter\` to transform the value into a \`Date\` object.
Row ID: 4711, field: "shippedAt".
    at throwIfNotDateObject (@mui_x-data-grid.js?v=5be5a5f0:7121:11)
    at gridDateTimeFormatter (@mui_x-data-grid.js?v=5be5a5f0:7148:3)
    at Object.getCellParams (@mui_x-data-grid.js?v=5be5a5f0:19032:20)`;

const getRows = (page: Page) => page.locator('.message:visible');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.getByRole('searchbox', { name: 'Paste a message' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('console output, pasted as it is, leaves the message it came from', async ({ page }) => {
    await page.goto(PAGE);
    await waitForPage(page);
    await expect(async () => {
      await page.getByRole('searchbox', { name: 'Paste a message' }).fill('');
      await paste(page, DATE_OUTPUT);
      await expect(getRows(page)).toHaveCount(1, { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect(getRows(page)).toHaveAttribute('id', DATE_ROW);
    await expect(getRows(page)).toContainText('Convert the value in valueGetter');
  });

  test('a row has a link to copy, and the link leads back to it', async ({ page }) => {
    await page.goto(PAGE);
    await waitForPage(page);
    const row = page.locator(`#${DATE_ROW}`);
    const anchor = row.getByRole('link', { name: 'Link to this message' });
    const button = row.getByRole('button', { name: 'Copy the link to this row' });
    // What offers the button loads after the page, and may have missed the first focus.
    await expect(async () => {
      await anchor.blur();
      await anchor.focus();
      await expect(button).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await button.click();
    await expect(button).toHaveAttribute('data-copied', '');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${PAGE}#${DATE_ROW}`);
    await page.goto(link);
    await expect(row).toBeInViewport();
  });
});

test('a few words find messages, explained or not', async ({ page }) => {
  await page.goto(PAGE);
  await waitForPage(page);
  const field = page.getByRole('searchbox', { name: 'Paste a message' });
  await field.fill('reorder footer');
  await expect(getRows(page)).toHaveCount(2);
  await field.fill('nothing says this');
  await expect(getRows(page)).toHaveCount(0);
  await expect(page.getByText('No matches')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const product of PRODUCT_FOLDERS) {
    test(`the messages of ${product} are there`, async ({ page }) => {
      await page.goto(`/x/react-${product}/errors/`);
      await expect(page.locator('.message').filter({ hasText: 'Missing license key.' })).toBeVisible();
      expect(await getRows(page).count()).toBeGreaterThan(30);
    });
  }
});
