import { expect, type Locator } from '@playwright/test';

export const claim =
  'The form sends a time inside the limits only. The submitted text has the format of the field.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const save = demo.getByRole('button', { name: 'Save' });
  const type = async (keys: string) => {
    await demo.getByRole('spinbutton', { name: 'Hours' }).click();
    await demo.page().keyboard.type(keys);
  };
  await type('0215p');
  await expect(demo.locator('input')).toHaveValue('02:15 PM');
  await save.click();
  await expect(output).toHaveText('FormData: 02:15 PM. State: 14:15.');
  await type('0220p');
  await expect(demo.getByText('Every quarter of an hour')).toBeVisible();
  await save.click();
  await expect(output).toHaveText('Not sent');

  // The keys of the field keep to the steps.
  await demo.getByRole('spinbutton', { name: 'Minutes' }).click();
  await demo.page().keyboard.press('ArrowUp');
  await expect(demo.locator('input')).toHaveValue('02:30 PM');
}
