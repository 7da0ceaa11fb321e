import { expect, type Locator } from '@playwright/test';

export const title =
  'The first field shows the day before the month. In the second one, users type the first letters of a month.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  await expect(demo.locator('input').first()).toHaveValue('16/03/2026');
  const published = demo.locator('input').last();
  await expect(published).toHaveValue(direction === 'rtl' ? /2026.*March.*16/ : '16 March 2026');
  const field = demo.getByRole('group', { name: 'Published' });
  await field.getByRole('spinbutton', { name: 'Month' }).click();
  await demo.page().keyboard.type('ap');
  await expect(published).toHaveValue(direction === 'rtl' ? /2026.*April.*16/ : '16 April 2026');
}
