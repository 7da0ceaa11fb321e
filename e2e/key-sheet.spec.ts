import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

const PAGE = '/x/introduction/support/';

test('the key ? lists the keys of the page, and Escape leads back', async ({ page }) => {
  await page.goto(PAGE);
  await waitForPage(page);
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await button.focus();
  await page.keyboard.press('Shift+Slash');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText('Open the search', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  // Asked for again before the page hears that it was closed.
  await button.evaluate((element: HTMLElement) => {
    const dialog = document.querySelector<HTMLDialogElement>('.key-sheet')!;
    const closed = new Promise((resolve) => {
      dialog.addEventListener('close', () => setTimeout(resolve));
    });
    dialog.close();
    element.click();
    return closed;
  });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

test('a question mark that is typed stays text', async ({ page }) => {
  await page.goto(PAGE);
  await waitForPage(page);
  await page.keyboard.press('/');
  await expect(page.locator('.search-input')).toBeFocused();
  await page.keyboard.type('why?');
  await expect(page.locator('.search-input')).toHaveValue('why?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
});
