import { expect, type Locator } from '@playwright/test';

export const title =
  'Rows are sorted by team and amount, a field below a header filters them, a row opens its note, and the total stays visible.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="row"][data-rowindex] [data-field="employee"]');
  await expect(names.nth(0)).toHaveText('Anna Berg');
  await expect(demo.getByRole('row', { name: 'Total' })).toContainText('€4,510');
  const note = demo.getByText('Course about motion design');
  await expect(note).toHaveCount(0);
  await demo.getByRole('button', { name: 'Expand' }).first().click();
  await expect(note).toBeVisible();
  await demo.page().setViewportSize({ width: 600, height: 900 });
  const filter = demo.locator('.MuiDataGrid-columnHeader--filter[data-field="employee"]');
  await filter.click();
  await filter.locator('input').fill('clara');
  await expect(demo.locator('[role="row"][data-id^="E-"]')).toHaveCount(1);
  await expect(demo.getByRole('row', { name: 'Total' })).toBeVisible();
}
