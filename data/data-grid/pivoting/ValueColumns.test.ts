import { expect, type Locator } from '@playwright/test';

export const title =
  'Columns of bags are narrower than those of totals, and the cells below Lyon are colored, but not those below Oslo.';

export default async function test(demo: Locator): Promise<void> {
  const espresso = demo.getByRole('row', { name: 'Espresso (5)' });
  const getColor = (field: string) =>
    espresso
      .locator(`[data-field="${field}"]`)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const store of ['Lyon', 'Oslo']) {
    await expect(espresso.locator(`[data-field="${store}>->bags"]`)).toHaveCSS('width', '90px');
    await expect(espresso.locator(`[data-field="${store}>->total"]`)).toHaveCSS('width', '120px');
  }
  const plain = await getColor('Oslo>->bags');
  expect(await getColor('Oslo>->total')).toBe(plain);
  expect(await getColor('Lyon>->bags')).not.toBe(plain);
  expect(await getColor('Lyon>->total')).not.toBe(plain);
}
