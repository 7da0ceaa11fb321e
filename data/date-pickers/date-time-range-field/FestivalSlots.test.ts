import { expect, type Locator } from '@playwright/test';

export const title = 'Days and hours typed without a year get the year of referenceDate.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  await expect(text).toHaveText('open to open');
  await expect(demo.getByRole('spinbutton', { name: 'Year' })).toHaveCount(0);
  const type = async (name: 'Month' | 'Hours', index: number, digits: string) => {
    await demo.getByRole('spinbutton', { name }).nth(index).click();
    await demo.page().keyboard.type(digits);
  };
  await type('Month', 0, '0709');
  await type('Hours', 0, '1830');
  await expect(text).toHaveText('2027-07-09 18:30 to open');
  await type('Month', 1, '0710');
  await type('Hours', 1, '0200');
  await expect(text).toHaveText('2027-07-09 18:30 to 2027-07-10 02:00');
}
