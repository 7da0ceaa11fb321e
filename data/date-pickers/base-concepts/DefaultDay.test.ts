import { expect, type Locator } from '@playwright/test';

export const title = 'A typed time gets the day of the reference date.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.locator('output');
  await expect(output).toHaveText('Value: null');
  await demo.getByRole('spinbutton', { name: 'Hours' }).click();
  await demo.page().keyboard.type('0215');
  // In right-to-left layouts, the sections are in a different order.
  await demo.getByRole('spinbutton', { name: 'Meridiem' }).click();
  await demo.page().keyboard.type('P');
  await expect(output).toHaveText('Value: 2030-04-15 14:15');
}
