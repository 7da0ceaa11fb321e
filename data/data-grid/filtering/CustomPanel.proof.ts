import { expect, type Locator } from '@playwright/test';

export const claim =
  'The fields of the panel are below each other, its columns are sorted and one is left out, and an own text says that no row matches.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  const column = page.getByRole('combobox', { name: 'Columns' });
  const value = page.getByRole('textbox', { name: 'Value' });
  await expect(column).toHaveText('City');
  const [above, below] = [await column.boundingBox(), await value.boundingBox()];
  expect(below!.y).toBeGreaterThan(above!.y + above!.height);

  await column.click();
  await expect(page.getByRole('option')).toHaveText(['City', 'Rent (€)']);
  await page.keyboard.press('Escape');
  await value.fill('Oslo');
  await expect(demo.getByText('No apartment matches.')).toBeVisible();
  await page.keyboard.press('Escape');
}
