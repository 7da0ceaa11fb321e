import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a row, a click on its link, Enter in a cell and Enter on the link open the order, and the page stays. With a modifier key, clicks and Enter do not.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const url = page.url();
  const opened = demo.getByRole('status');
  const cell = (id: number, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  await expect(opened).toHaveText('Opened: none');
  await cell(2, 'total').click();
  await expect(opened).toHaveText('Opened: https://example.com/orders/2');
  await expect(demo.locator('[role="row"][data-id="2"]')).not.toHaveClass(/Mui-selected/);

  for (const key of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
    await cell(4, 'total').click({ modifiers: [key] });
    await page.keyboard.press(`${key}+Enter`);
  }
  await expect(cell(4, 'total')).toBeFocused();
  await expect(opened).toHaveText('Opened: https://example.com/orders/2');

  const link = cell(3, 'customer').getByRole('link', { name: 'Carla Silva' });
  await expect(link).toHaveAttribute('href', 'https://example.com/orders/3');
  await link.click();
  await expect(opened).toHaveText('Opened: https://example.com/orders/3');

  await cell(3, 'total').click();
  await page.keyboard.press('ArrowUp');
  await expect(cell(2, 'total')).toBeFocused();
  await expect(opened).toHaveText('Opened: https://example.com/orders/3');
  await page.keyboard.press('Enter');
  await expect(opened).toHaveText('Opened: https://example.com/orders/2');

  await cell(4, 'customer').getByRole('link').press('Enter');
  await expect(opened).toHaveText('Opened: https://example.com/orders/4');
  expect(page.url()).toBe(url);
}
