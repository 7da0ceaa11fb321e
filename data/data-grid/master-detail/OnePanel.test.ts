import { expect, type Locator } from '@playwright/test';

export const title = 'Expanding a panel collapses the other one, and a second click collapses it.';

export default async function test(demo: Locator): Promise<void> {
  const panels = demo.locator('.MuiDataGrid-detailPanel');
  const getToggle = (customer: string) =>
    demo.getByRole('row').filter({ hasText: customer }).getByRole('button').first();
  await getToggle('Cedar Foods').click();
  await expect(panels).toContainText('48 × Olives');
  await getToggle('Alder Books').click();
  await expect(panels).toHaveCount(1);
  await expect(panels).toContainText('4 × Atlas');
  await getToggle('Alder Books').click();
  await expect(panels).toHaveCount(0);
}
