import { expect, type Locator } from '@playwright/test';

export const title = 'Users expand and collapse panels, and a button outside the grid collapses all of them.';

export default async function test(demo: Locator): Promise<void> {
  const panels = demo.locator('.MuiDataGrid-detailPanel');
  const getToggle = (customer: string) =>
    demo.getByRole('row').filter({ hasText: customer }).getByRole('button').first();
  await expect(panels).toHaveCount(1);
  await getToggle('Birch Bikes').click();
  await expect(panels).toHaveCount(2);
  await getToggle('Alder Books').click();
  await expect(panels).toHaveCount(1);
  await expect(panels).toContainText('30 × Chain');
  const collapse = demo.getByRole('button', { name: 'Collapse all' });
  await collapse.click();
  await expect(panels).toHaveCount(0);
  await expect(collapse).toBeDisabled();
}
