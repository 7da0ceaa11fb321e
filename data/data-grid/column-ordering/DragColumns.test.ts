import { expect, type Locator } from '@playwright/test';
import { dragHeader, dropHeader } from '../../../e2e/demos/columnDragSteps';

export const title =
  'Dragging a header over another one moves the column and its cells there before the drop.';

export default async function test(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  const cells = demo.getByRole('row', { name: 'D-2202' }).getByRole('gridcell');
  await expect(headers).toHaveText(['Delivery', 'Customer', 'City', 'Driver']);

  await dragHeader(demo, 'City', 'Delivery');
  await expect(headers).toHaveText(['City', 'Delivery', 'Customer', 'Driver']);
  await expect(cells).toHaveText(['Linz', 'D-2202', 'Café Aurora', 'Omar Khan']);

  await dropHeader(demo);
  await expect(headers).toHaveText(['City', 'Delivery', 'Customer', 'Driver']);
}
