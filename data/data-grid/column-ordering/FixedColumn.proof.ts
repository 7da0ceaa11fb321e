import { expect, type Locator } from '@playwright/test';
import { dragHeader, dropHeader, dropHeaderOutside } from '../../../e2e/demos/columnDragSteps';

export const claim =
  'The Delivery column stays first, a drop on it cancels the drag, and with the switch a drop outside keeps the new position.';

export default async function prove(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  const initial = ['Delivery', 'Customer', 'City', 'Driver'];
  await dragHeader(demo, 'Delivery', 'City');
  await dropHeader(demo);
  await expect(headers).toHaveText(initial);

  await dragHeader(demo, 'City', 'Delivery');
  await expect(headers).toHaveText(['Delivery', 'City', 'Customer', 'Driver']);
  await dropHeader(demo);
  await expect(headers).toHaveText(initial);

  await dragHeader(demo, 'City', 'Customer');
  await dropHeaderOutside(demo, 'City');
  await expect(headers).toHaveText(initial);

  await demo.getByRole('switch').click();
  await dragHeader(demo, 'City', 'Customer');
  await dropHeaderOutside(demo, 'City');
  await expect(headers).toHaveText(['Delivery', 'City', 'Customer', 'Driver']);
}
