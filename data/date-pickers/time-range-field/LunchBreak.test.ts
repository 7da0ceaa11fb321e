import { expect, type Locator } from '@playwright/test';

export const title = 'Each of two inputs in a named group has its own label and changes one time.';

export default async function test(demo: Locator): Promise<void> {
  const lunch = demo.getByRole('group', { name: 'Lunch break' });
  const inputs = lunch.locator('input');
  const edit = (name: string) =>
    lunch.getByRole('group', { name, exact: true }).getByRole('spinbutton', { name: 'Hours' }).click();
  await expect(inputs).toHaveCount(2);
  await edit('From');
  await demo.page().keyboard.type('1130');
  await expect(inputs.nth(0)).toHaveValue('11:30');
  await expect(inputs.nth(1)).toHaveValue('12:45');
  await edit('To');
  await demo.page().keyboard.type('1315');
  await expect(inputs.nth(1)).toHaveValue('13:15');
  await expect(inputs.nth(0)).toHaveValue('11:30');
}
