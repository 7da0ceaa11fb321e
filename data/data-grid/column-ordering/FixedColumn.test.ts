import { expect, type Locator } from '@playwright/test';
import { dragHeader, dropHeader, dropHeaderOutside } from '../../../e2e/demos/columnDragSteps';

export const title =
  'The Delivery column stays first, and a drop on it or outside the grid moves the dragged column back.';

export default async function test(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  const initial = ['Delivery', 'Customer', 'City', 'Driver'];
  await dragHeader(demo, 'Delivery', 'City');
  await dropHeader(demo);
  await expect(headers).toHaveText(initial);

  const moved = ['Delivery', 'City', 'Customer', 'Driver'];
  await dragHeader(demo, 'City', 'Delivery');
  await expect(headers).toHaveText(moved);
  await dropHeader(demo);
  await expect(headers).toHaveText(initial);

  await dragHeader(demo, 'City', 'Customer');
  await expect(headers).toHaveText(moved);
  await dropHeaderOutside(demo, 'City');
  await expect(headers).toHaveText(initial);
}
