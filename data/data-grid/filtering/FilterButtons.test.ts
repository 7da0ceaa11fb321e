import { expect, type Locator } from '@playwright/test';

export const title = 'Each button adds a filter item, and deletes it when it is pressed again.';

export default async function test(demo: Locator): Promise<void> {
  const rents = demo.locator('[role="gridcell"][data-field="rent"]');
  const pets = demo.getByRole('button', { name: 'Pets allowed' });
  const cheap = demo.getByRole('button', { name: 'Under €1,000' });
  await expect(rents).toHaveCount(6);

  await pets.click();
  await expect(rents).toHaveText(['1,250', '890', '950']);
  await expect(pets).toHaveAttribute('aria-pressed', 'true');
  await cheap.click();
  await expect(rents).toHaveText(['890', '950']);
  await pets.click();
  await expect(pets).toHaveAttribute('aria-pressed', 'false');
  await expect(rents).toHaveText(['890', '980', '950']);
}
