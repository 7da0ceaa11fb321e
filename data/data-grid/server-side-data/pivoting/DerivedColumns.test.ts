import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid shows totals by a derived column, which the panel offers and which is no column without pivoting.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name, exact: true });
  await expect(header('H1')).toBeVisible();
  await expect(header('H2')).toBeVisible();
  await expect(demo.locator('[data-id="Bike"] [data-field="H1/total"]')).toHaveText(/\d/);
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  await expect(demo.getByText('Half-year', { exact: true })).toBeVisible();
  await demo.getByRole('switch', { name: 'Pivot' }).click();
  await expect(demo.locator('[role="row"][data-id="1001"]')).toBeVisible();
  await expect(demo.locator('[role="columnheader"][data-field="half"]')).toHaveCount(0);
}
