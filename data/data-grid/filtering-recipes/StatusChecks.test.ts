import { expect, type Locator } from '@playwright/test';

export const title = 'Rows with any of the checked states are shown, and all rows if none is checked.';

export default async function test(demo: Locator): Promise<void> {
  const states = demo.locator('[role="gridcell"][data-field="status"]');
  const check = (name: string) =>
    demo.getByRole('group', { name: 'Status' }).getByRole('checkbox', { name }).click();
  await expect(states).toHaveText(['Late', 'Open', 'Open', 'Late']);
  await check('Late');
  await expect(states).toHaveText(['Open', 'Open']);
  await check('Paid');
  await expect(states).toHaveText(['Paid', 'Open', 'Open', 'Paid']);
  await check('Paid');
  await check('Open');
  await expect(states).toHaveCount(6);
}
