import { expect, type Locator } from '@playwright/test';

export const title =
  'Buttons start editing, discard the input, or save it. The press of a button does not end editing by itself.';

export default async function test(demo: Locator): Promise<void> {
  const stock = demo.locator('[role="row"][data-id="B-142"] [data-field="stock"]');
  const getButton = (name: string) => demo.getByRole('button', { name });

  await getButton('Add missing stock').click();
  await expect(stock.locator('input')).toBeFocused();
  await stock.locator('input').fill('3');
  await getButton('Cancel').click();
  await expect(stock).toHaveText('');
  await expect(stock.locator('input')).toHaveCount(0);

  await getButton('Add missing stock').click();
  await stock.locator('input').fill('4');
  await getButton('Save').click();
  await expect(stock).toHaveText('4');
  await expect(getButton('Save')).toBeDisabled();
}
