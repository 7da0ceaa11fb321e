import { expect, type Locator } from '@playwright/test';

export const title =
  'A range of more than 14 nights, one that ends before it starts, and one before the season are errors.';

export default async function test(demo: Locator): Promise<void> {
  const type = async (digits: string) => {
    await demo.getByRole('spinbutton', { name: 'Month' }).first().click();
    await demo.page().keyboard.type(digits);
  };
  await expect(demo.getByText('At most 14 nights', { exact: true })).toBeVisible();
  await type('0512202605272026');
  await expect(demo.getByText('Stay at most 14 nights.')).toBeVisible();
  await type('0512202605262026');
  await expect(demo.getByText('At most 14 nights', { exact: true })).toBeVisible();
  await type('0512202605112026');
  await expect(demo.getByText('The end is before the start.')).toBeVisible();
  await type('0502202605112026');
  await expect(demo.getByText('We open on 4 May 2026.')).toBeVisible();
}
