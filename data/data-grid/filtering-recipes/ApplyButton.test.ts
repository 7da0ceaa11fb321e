import { expect, type Locator } from '@playwright/test';

export const title = 'Two fields filter together, but only after the button or Enter.';

export default async function test(demo: Locator): Promise<void> {
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await demo.getByRole('textbox', { name: 'City' }).fill('ghent');
  await demo.getByRole('spinbutton', { name: 'Total from' }).fill('100');
  await expect(customers).toHaveCount(6);
  await demo.getByRole('button', { name: 'Apply' }).click();
  await expect(customers).toHaveText(['Eva Berg']);
  await demo.getByRole('textbox', { name: 'City' }).fill('');
  await expect(customers).toHaveText(['Eva Berg']);
  await demo.getByRole('textbox', { name: 'City' }).press('Enter');
  await expect(customers).toHaveText(['Ada Moreau', 'Carla Silva', 'Eva Berg', 'Finn Aalto']);
}
