import { expect, type Locator } from '@playwright/test';

export const title = 'The fields of the filter panel are below each other.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  const column = page.getByRole('combobox', { name: 'Columns' });
  const value = page.getByRole('textbox', { name: 'Value' });
  await expect(column).toHaveText('City');
  const [above, below] = [await column.boundingBox(), await value.boundingBox()];
  expect(below!.y).toBeGreaterThan(above!.y + above!.height);

  await value.fill('gh');
  await expect(demo.locator('[role="gridcell"][data-field="city"]')).toHaveText(['Ghent']);
  await page.keyboard.press('Escape');
}
