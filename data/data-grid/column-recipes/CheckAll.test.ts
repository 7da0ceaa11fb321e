import { expect, type Locator } from '@playwright/test';

export const title =
  'The checkbox in the header is indeterminate while some rows are checked, and checks and unchecks all filtered rows.';

export default async function test(demo: Locator): Promise<void> {
  const all = demo.getByRole('checkbox', { name: 'Billable: check all' });
  const cells = demo.locator('[role="gridcell"][data-field="isBillable"]');
  const count = async (checked: number, rest: number) => {
    await expect(cells.locator('[data-value="true"]')).toHaveCount(checked);
    await expect(cells.locator('[data-value="false"]')).toHaveCount(rest);
  };
  await count(2, 2);
  await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await count(4, 0);
  await expect(all).toBeChecked();
  await all.click();
  await count(0, 4);
  await expect(all).not.toBeChecked();

  await demo.getByRole('button', { name: 'Search' }).click();
  const search = demo.getByRole('searchbox');
  await search.fill('tram');
  await count(0, 1);
  await all.press('Space');
  await count(1, 0);
  await expect(all).toBeChecked();
  await search.fill('');
  await count(1, 3);
  await expect(all).toBeChecked({ indeterminate: true });
}
