import { expect, type Locator } from '@playwright/test';

export const title = 'The rows are sorted again, by the rules of another language, as soon as it is chosen.';

export default async function test(demo: Locator): Promise<void> {
  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  const german = ['Amsterdam', 'Århus', 'Örebro', 'Oslo', 'Zürich'];
  await expect(cities).toHaveText(german);
  await demo.getByRole('button', { name: 'Swedish' }).click();
  await expect(cities).toHaveText(['Amsterdam', 'Oslo', 'Zürich', 'Århus', 'Örebro']);
  await demo.getByRole('button', { name: 'German' }).click();
  await expect(cities).toHaveText(german);
}
