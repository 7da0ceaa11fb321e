import { expect, type Locator } from '@playwright/test';

export const title =
  'Enter chooses the highlighted option and saves it. The first Escape closes the list, the second discards. A character opens the list with that text. A click on an option keeps the cell in edit mode.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cell = demo.locator('[role="row"][data-id="1"] [data-field="region"]');
  const input = cell.getByRole('combobox');

  await cell.dblclick();
  await expect(input).toBeFocused();
  await input.fill('pyr');
  await expect(page.getByRole('option')).toHaveText(['Pyrenees']);
  await input.press('Enter');
  await expect(input).toHaveCount(0);
  await expect(cell).toHaveText('Pyrenees');

  await cell.dblclick();
  await input.fill('a');
  await input.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(input).toBeVisible();
  await input.press('Escape');
  await expect(input).toHaveCount(0);
  await expect(cell).toHaveText('Pyrenees');

  await cell.dblclick();
  await input.fill('and');
  await page.getByRole('option', { name: 'Andes' }).click();
  await expect(input).toHaveValue('Andes');
  await demo.getByRole('columnheader', { name: 'Hike' }).click();
  await expect(cell).toHaveText('Andes');

  await cell.click();
  await page.keyboard.press('t');
  await expect(input).toHaveValue('t');
  await expect(page.getByRole('option').first()).toHaveText('Atlas');
  await input.press('Escape');
  await input.press('Escape');
  await expect(cell).toHaveText('Andes');
}
