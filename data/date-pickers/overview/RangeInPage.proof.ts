import { expect, type Locator } from '@playwright/test';

export const claim = 'The first click in the calendar sets the start of a range, the second its end.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const click = (day: string) => demo.getByRole('gridcell', { name: day, exact: true }).click();
  await expect(output).toHaveText('10 days of leave');
  await click('25');
  await expect(output).toHaveText('Choose the last day');
  await click('28');
  await expect(output).toHaveText('4 days of leave');
}
