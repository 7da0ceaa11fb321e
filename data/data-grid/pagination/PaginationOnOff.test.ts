import { expect, type Locator } from '@playwright/test';

export const title =
  'With the prop, the Pro grid has pages, even of more than 100 rows, and without it, it shows all rows and their number.';

export default async function test(demo: Locator): Promise<void> {
  const body = demo.page().locator('body');
  const next = demo.getByRole('button', { name: 'Go to next page' });
  await expect(demo.getByText('1–5 of 230')).toBeVisible();
  await expect(demo.getByText('Total Rows')).toHaveCount(0);
  await demo.getByRole('combobox', { name: 'Rows per page' }).click();
  await body.getByRole('option', { name: '200' }).click();
  await expect(demo.getByText('1–200 of 230')).toBeVisible();
  await next.click();
  await expect(demo.getByText('201–230 of 230')).toBeVisible();

  await demo.getByRole('switch').click();
  await expect(next).toHaveCount(0);
  await expect(demo.getByText('Total Rows: 230')).toBeVisible();
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '231');
  await demo.getByRole('gridcell', { name: 'P-1001' }).click();
  await demo.page().keyboard.press('Control+End');
  await expect(demo.getByRole('gridcell', { name: 'P-1230' })).toBeVisible();
}
