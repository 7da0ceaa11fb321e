import { expect, type Locator } from '@playwright/test';
import { dragHeader, dropHeader, dropHeaderOutside } from '../../../e2e/demos/columnDragSteps';

export const claim =
  'Dragging a header over another one moves the column there before the drop, and a drop outside the grid moves it back.';

export default async function prove(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  const cells = demo.getByRole('row', { name: 'D-2202' }).getByRole('gridcell');
  await expect(headers).toHaveText(['Delivery', 'Customer', 'City', 'Driver']);

  await dragHeader(demo, 'City', 'Delivery');
  await expect(headers).toHaveText(['City', 'Delivery', 'Customer', 'Driver']);
  await dropHeader(demo);
  await expect(cells).toHaveText(['Linz', 'D-2202', 'Café Aurora', 'Omar Khan']);

  await dragHeader(demo, 'Delivery', 'Customer');
  await expect(headers).toHaveText(['City', 'Customer', 'Delivery', 'Driver']);
  await dropHeaderOutside(demo, 'Delivery');
  await expect(headers).toHaveText(['City', 'Delivery', 'Customer', 'Driver']);
}
