import { expect, type Locator } from '@playwright/test';

export const title = 'The overlay of a grid without columns shows all columns on a click.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('columnheader')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Show all columns' }).click();
  await expect(demo.getByRole('columnheader')).toHaveText(['Order', 'Customer', 'Total']);
  await expect(demo.getByRole('gridcell', { name: 'Harbor Hotel' })).toBeVisible();
}
