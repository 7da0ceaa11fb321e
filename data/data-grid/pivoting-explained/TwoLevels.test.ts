import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on the arrow of a fruit shows the crates of its farms, and another click hides them.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.locator('[role="gridcell"][data-field="2026>->crates"]');
  await expect(cells).toHaveText(['50', '40', '90']);
  const pears = demo.getByRole('row', { name: 'Pears (3)' });
  await pears.getByRole('button').click();
  await expect(cells).toHaveText(['50', '40', '25', '15', '90']);
  await expect(demo.getByRole('row', { name: 'North (2)' }).getByRole('button')).toHaveCount(0);
  await pears.getByRole('button').click();
  await expect(cells).toHaveText(['50', '40', '90']);
}
