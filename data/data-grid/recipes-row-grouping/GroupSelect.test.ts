import { expect, type Locator } from '@playwright/test';

export const title =
  'The field above the grid groups the tickets by team, by owner or not at all, and hides the grouped column only.';

export default async function test(demo: Locator): Promise<void> {
  const select = async (name: string) => {
    await demo.getByRole('combobox', { name: 'Group by' }).click();
    await demo.page().getByRole('option', { name, exact: true }).click();
  };
  const headers = demo.getByRole('columnheader');
  await expect(demo.getByRole('row', { name: 'Web (4)' })).toBeVisible();
  await expect(headers).toHaveText(['Team', 'Owner', 'Subject']);
  await select('Owner');
  await expect(demo.getByRole('row', { name: 'Ada (3)' })).toBeVisible();
  await expect(demo.getByRole('row', { name: 'Web (4)' })).toHaveCount(0);
  await expect(headers).toHaveText(['Owner', 'Team', 'Subject']);
  await select('None');
  await expect(demo.locator('[role="row"][data-id="1"]')).toBeVisible();
  await expect(headers).toHaveText(['Team', 'Owner', 'Subject']);
}
