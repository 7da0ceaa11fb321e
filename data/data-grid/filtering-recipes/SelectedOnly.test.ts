import { expect, type Locator } from '@playwright/test';

export const title =
  'The switch shows the selected rows only, also after “select all”, and a row that users deselect disappears.';

export default async function test(demo: Locator): Promise<void> {
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  const only = demo.getByRole('switch', { name: 'Selected orders only' });
  const select = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox').click();
  await expect(customers).toHaveCount(6);
  await select(2);
  await select(5);
  await only.click();
  await expect(customers).toHaveText(['Ben Okafor', 'Eva Berg']);
  await select(2);
  await expect(customers).toHaveText(['Eva Berg']);
  await only.click();
  await expect(customers).toHaveCount(6);

  await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
  await select(3);
  await only.click();
  await expect(customers).toHaveText(['Ada Moreau', 'Ben Okafor', 'Dan Weber', 'Eva Berg', 'Finn Aalto']);
  await only.click();
  await expect(customers).toHaveCount(6);
  await expect(demo.locator('[role="row"][data-id="3"]').getByRole('checkbox')).not.toBeChecked();
}
