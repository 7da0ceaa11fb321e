import { expect, type Locator } from '@playwright/test';

export const title =
  'Exports omit hidden columns and columns with disableExport. The option fields sets columns and order, also for columns with disableExport.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await demo.getByRole('button', { name: 'Default' }).click();
  await expect(output).toHaveText('Exported columns: Order,Customer');
  await demo.getByRole('button', { name: 'All columns' }).click();
  await expect(output).toHaveText('Exported columns: Order,Customer,Ordered');
  await demo.getByRole('button', { name: 'Two fields' }).click();
  await expect(output).toHaveText('Exported columns: Note,Order');
}
