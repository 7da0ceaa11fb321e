import { expect, type Locator } from '@playwright/test';

export const title =
  'The button asks for confirmation. Cancel and Escape keep the order, and Delete removes it and no other.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  const dialog = page.getByRole('dialog', { name: 'Delete the order from Carla Silva?' });
  const open = () => demo.locator('[role="row"][data-id="3"]').getByRole('menuitem').click();
  await open();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(customers).toHaveText(['Ada Moreau', 'Ben Okafor', 'Carla Silva', 'Dan Weber']);
  await open();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(customers).toHaveText(['Ada Moreau', 'Ben Okafor', 'Dan Weber']);
}
