import { expect, type Locator } from '@playwright/test';

export const claim =
  'The Pro grid shows all rows and their number, and pages only if the prop is set, also with more than 100 rows.';

export default async function prove(demo: Locator): Promise<void> {
  const body = demo.page().locator('body');
  const next = demo.getByRole('button', { name: 'Go to next page' });
  await expect(demo.getByText('Total Rows: 1,200')).toBeVisible();
  await expect(next).toHaveCount(0);

  await demo.getByRole('switch').click();
  await expect(demo.getByText('1–100 of 1200')).toBeVisible();
  await expect(demo.getByText('Total Rows')).toHaveCount(0);
  await demo.getByRole('combobox', { name: 'Rows per page' }).click();
  await body.getByRole('option', { name: '500' }).click();
  await next.click();
  await expect(demo.getByText('501–1000 of 1200')).toBeVisible();
}
