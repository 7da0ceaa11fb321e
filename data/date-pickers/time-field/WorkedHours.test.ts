import { expect, type Locator } from '@playwright/test';

export const title =
  'The output shows the hours and minutes between two times, even if the second one is after midnight.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const { keyboard } = demo.page();
  const edit = (name: string) =>
    demo.getByRole('group', { name }).getByRole('spinbutton', { name: 'Hours' }).click();
  await expect(output).toHaveText('7 h 45 min');
  await edit('To');
  await keyboard.type('1730');
  await expect(output).toHaveText('9 h 0 min');
  await edit('From');
  await keyboard.press('Delete');
  await expect(output).toHaveText('Enter both times');
  await edit('From');
  await keyboard.type('2200');
  await expect(output).toHaveText('19 h 30 min');
  await edit('To');
  await keyboard.type('0615');
  await expect(output).toHaveText('8 h 15 min');
}
