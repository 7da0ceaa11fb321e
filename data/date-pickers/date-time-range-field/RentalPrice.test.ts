import { expect, type Locator } from '@playwright/test';

export const title =
  'The price counts each started hour of a complete range, and a partial or a reversed range has no price.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  const { keyboard } = demo.page();
  const section = (name: string) => demo.getByRole('spinbutton', { name });
  await expect(text).toHaveText('42 hours, $504');
  await section('Minutes').last().click();
  await keyboard.press('ArrowUp');
  await expect(text).toHaveText('43 hours, $516');
  await section('Day').last().click();
  await keyboard.press('Delete');
  await expect(text).toHaveText('Enter a start and a later end');
  await keyboard.type('16');
  await expect(text).toHaveText('19 hours, $228');
  await section('Day').first().click();
  await keyboard.type('18');
  await expect(section('Day').first()).toHaveText('18');
  await expect(text).toHaveText('Enter a start and a later end');
}
