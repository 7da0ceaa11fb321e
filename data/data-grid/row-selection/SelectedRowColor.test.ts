import { expect, type Locator } from '@playwright/test';

export const title = 'A selected row has a yellow background, even under the pointer, and a bar at its edge.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.getByRole('row', { name: '102' });
  await expect(row).toHaveCSS('box-shadow', 'none');
  await row.locator('[data-field="subject"]').click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toHaveCSS('background-color', 'rgba(255, 193, 7, 0.2)');
  await expect(row).not.toHaveCSS('box-shadow', 'none');
  await demo.getByRole('row', { name: '104' }).hover();
  await expect(row).toHaveCSS('background-color', 'rgba(255, 193, 7, 0.2)');
}
