import { expect, type Locator } from '@playwright/test';

export const title =
  'The first and the last day of a range have a label, and the labels move to the range that users select.';

export default async function test(demo: Locator): Promise<void> {
  const day = (date: number) => demo.getByRole('gridcell').filter({ hasText: new RegExp(`^${date}(?!\\d)`) });
  await expect(day(12)).toHaveText('12in');
  await expect(day(15)).toHaveText('15out');
  await expect(day(13)).toHaveText('13');
  await day(20).click();
  await day(22).click();
  await expect(day(20)).toHaveText('20in');
  await expect(day(22)).toHaveText('22out');
  await expect(day(12)).toHaveText('12');
  await expect(day(15)).toHaveText('15');
}
