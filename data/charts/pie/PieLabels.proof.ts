import { expect, type Locator } from '@playwright/test';

export const claim =
  'Labels show the label, the value, the formatted value or a percentage, and narrow slices have none.';

export default async function prove(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiPieChart-arcLabel');
  const choose = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await expect(labels).toHaveText(['59%', '26%', '12%', '']);
  await choose('label');
  await expect(labels).toHaveText(['Rent', 'Food', 'Travel', '']);
  await choose('value');
  await expect(labels).toHaveText(['1180', '520', '240', '']);
  await choose('formattedValue');
  await expect(labels).toHaveText(['1180 €', '520 €', '240 €', '']);
  await expect(labels.first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
}
