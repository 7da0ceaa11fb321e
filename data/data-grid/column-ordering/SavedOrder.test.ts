import { expect, type Locator } from '@playwright/test';
import { dragHeader, dropHeader } from '../../../e2e/demos/columnDragSteps';

export const title = 'The order after a drag is saved, and a new grid restores it.';

export default async function test(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  const comeBack = () => demo.getByRole('button', { name: 'Leave and come back' }).click();
  await demo.page().evaluate(() => localStorage.removeItem('delivery-column-order'));
  await comeBack();
  await expect(headers).toHaveText(['Delivery', 'Customer', 'City']);

  await dragHeader(demo, 'City', 'Delivery');
  await dropHeader(demo);
  await comeBack();
  await expect(headers).toHaveText(['City', 'Delivery', 'Customer']);
}
