import { expect, type Locator } from '@playwright/test';

export const title =
  'Times before the first and after the last valid time show a message, and both limits are valid.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const text = demo.locator('p');
  const type = async (digits: string) => {
    await demo.getByRole('spinbutton', { name: 'Hours' }).click();
    await demo.page().keyboard.type(digits);
    await expect(input).toHaveValue(`${digits.slice(0, 2)}:${digits.slice(2)}`);
  };
  await expect(text).toHaveText('09:00 to 17:30');
  await type('0859');
  await expect(text).toHaveText('The office opens at 09:00.');
  await type('0900');
  await expect(text).toHaveText('09:00 to 17:30');
  await type('1731');
  await expect(text).toHaveText('The last appointment is at 17:30.');
  await type('1730');
  await expect(text).toHaveText('09:00 to 17:30');
}
