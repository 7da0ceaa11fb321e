import { expect, type Locator } from '@playwright/test';

export const title =
  'The list shows the parts in their DOM order, with their row and column. In landscape, the shortcuts come first.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const items = demo.getByRole('list', { name: 'Order in the DOM' }).getByRole('listitem');
  const shortcuts = direction === 'rtl' ? 'column 4' : 'column 1';
  await expect(items).toHaveText([
    /^toolbar: row 1, column 2 \/ 4$/,
    new RegExp(`^shortcuts: row 2( / 3)?, ${shortcuts}$`),
    /^contentWrapper: row 2, column 2 \/ 4$/,
    /^tabs: inside/,
    /^actionBar: row 3, column 1 \/ 4$/,
  ]);
  await demo.locator('button[value="landscape"]').click();
  await expect(items.first()).toHaveText(new RegExp(`^shortcuts: row 2, ${shortcuts}$`));
  await expect(items.nth(1)).toHaveText('toolbar: row 1, column 2 / 4');
}
