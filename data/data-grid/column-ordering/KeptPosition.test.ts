import { expect, type Locator } from '@playwright/test';
import { dragHeader, dropHeaderOutside } from '../../../e2e/demos/columnDragSteps';

export const title = 'A column keeps its new position after a drop outside the grid.';

export default async function test(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  await expect(headers).toHaveText(['Delivery', 'Customer', 'City', 'Driver']);
  await dragHeader(demo, 'City', 'Customer');
  await dropHeaderOutside(demo, 'City');
  await expect(headers).toHaveText(['Delivery', 'City', 'Customer', 'Driver']);
}
