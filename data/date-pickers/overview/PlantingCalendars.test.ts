import { expect, type Locator } from '@playwright/test';

export const title =
  'The three calendars change the day, the month and the year of one date, and keep the other parts.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await demo.getByRole('radio', { name: '2028' }).click();
  await expect(output).toHaveText('Planting on Friday, 12 May 2028');
  await demo.getByRole('radio', { name: 'March' }).click();
  await expect(output).toHaveText('Planting on Sunday, 12 March 2028');
  const month = demo.getByRole('grid', { name: 'March 2028' });
  const day = month.getByRole('gridcell', { name: '20', exact: true });
  // One month slides out while the other one comes in.
  await expect(day).toHaveCount(1);
  await day.click();
  await expect(output).toHaveText('Planting on Monday, 20 March 2028');
}
