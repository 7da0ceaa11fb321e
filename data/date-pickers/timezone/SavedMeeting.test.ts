import { expect, type Locator } from '@playwright/test';

export const title = 'The saved text is in UTC, and the next load shows the saved instant.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const save = demo.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await demo.getByRole('button', { name: 'Load' }).click();
  await expect(input).toHaveValue(/07\/0[12]\/2026/);
  const shown = await input.inputValue();
  await save.click();
  await expect(demo.getByRole('status')).toHaveText('On the server: 2026-07-01T22:30:00.000Z');
  await demo.getByRole('spinbutton', { name: 'Day' }).click();
  await demo.page().keyboard.press('ArrowUp');
  await save.click();
  await expect(demo.getByRole('status')).toHaveText('On the server: 2026-07-02T22:30:00.000Z');
  await demo.getByRole('button', { name: 'Load' }).click();
  await expect(input).not.toHaveValue(shown);
}
