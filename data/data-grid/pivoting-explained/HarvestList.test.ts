import { expect, type Locator } from '@playwright/test';

export const title = 'The grid lists six harvests, one a row.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('[role="gridcell"][data-field="crates"]')).toHaveText([
    '40',
    '30',
    '20',
    '50',
    '25',
    '15',
  ]);
}
