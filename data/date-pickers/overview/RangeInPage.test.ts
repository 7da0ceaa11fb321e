import { expect, type Locator } from '@playwright/test';

export const title =
  'The first click selects the start, the second one the end. Only a start after the old end clears the end.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const click = (day: string) => demo.getByRole('gridcell', { name: day, exact: true }).click();
  await expect(output).toHaveText('10 days of leave');
  await click('25');
  await expect(output).toHaveText('Select the last day');
  await click('28');
  await expect(output).toHaveText('4 days of leave');
  // A start before the end keeps the end.
  await click('26');
  await expect(output).toHaveText('3 days of leave');
}
