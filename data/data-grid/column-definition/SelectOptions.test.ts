import { expect, type Locator } from '@playwright/test';

export const title =
  'The options for a carrier depend on the country of the row, and a cell shows the label.';

export default async function test(demo: Locator): Promise<void> {
  const carrier = demo.getByRole('row', { name: 'P-31' }).locator('[data-field="carrier"]');
  await expect(carrier).toHaveText('Fjord Cargo');
  await carrier.dblclick();
  await expect(demo.page().getByRole('option')).toHaveText(['Fjord Cargo', 'Baltic Line']);
  await demo.page().getByRole('option', { name: 'Baltic Line' }).click();
  await expect(carrier).toHaveText('Baltic Line');
}
