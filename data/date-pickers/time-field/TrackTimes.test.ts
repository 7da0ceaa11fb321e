import { expect, type Locator } from '@playwright/test';

export const title =
  'A prop shows 24 hours in English, and the format adds seconds or leaves only the hours.';

export default async function test(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  const { keyboard } = demo.page();
  const edit = (name: string) => demo.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await expect(inputs.nth(0)).toHaveValue('16:30');
  await expect(inputs.nth(1)).toHaveValue('18:05:42');
  await expect(inputs.nth(2)).toHaveValue('20');
  await edit('Start');
  await keyboard.type('2315');
  await expect(inputs.nth(0)).toHaveValue('23:15');
  await edit('Finish');
  await keyboard.type('190736');
  await expect(inputs.nth(1)).toHaveValue('19:07:36');
  await edit('Hour of the next race');
  await keyboard.type('21');
  await expect(inputs.nth(2)).toHaveValue('21');
}
