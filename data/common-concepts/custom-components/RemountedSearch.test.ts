import { expect, type Locator } from '@playwright/test';

export const title =
  'A component that is defined during render is remounted with each letter, and the field loses its text and focus.';

export default async function test(demo: Locator): Promise<void> {
  const search = demo.getByRole('textbox', { name: 'Search' });
  const keyboard = demo.page().keyboard;
  await search.click();
  await keyboard.type('ham');
  await expect(demo.getByText('Hamburg')).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(search).not.toBeFocused();

  await demo.getByRole('switch').uncheck();
  await search.click();
  await keyboard.type('ham');
  await expect(search).toHaveValue('ham');
  await expect(search).toBeFocused();
  await expect(demo.getByText('Antwerp')).toHaveCount(0);
}
