import { expect, type Locator } from '@playwright/test';

export const title =
  'Autosizing fits a column outside the viewport to its content, and does not reduce it to its minimum.';

export default async function test(demo: Locator): Promise<void> {
  const header = (field: string) => demo.locator(`[role="columnheader"][data-field="${field}"]`);
  await expect(header('month1')).toHaveCSS('width', '160px');
  await expect(header('month16')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Autosize columns' }).click();
  await expect(header('month1')).not.toHaveCSS('width', '160px');

  await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate(
      (element) => (element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -5000 : 5000),
    );
  await expect(header('month16')).toBeVisible();
  await expect(header('month16')).not.toHaveCSS('width', '160px');
  await expect(header('month16')).not.toHaveCSS('width', '50px');
}
