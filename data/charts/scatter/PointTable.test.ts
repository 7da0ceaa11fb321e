import { expect, type Locator } from '@playwright/test';

export const title = 'A table row highlights its point, and a highlighted point selects its row.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.getByRole('row');
  const markers = demo.locator('.MuiScatterChart-marker');
  await rows.nth(2).hover();
  await expect(markers.nth(1)).toHaveAttribute('data-highlighted', 'true');
  await markers.nth(3).scrollIntoViewIfNeeded();
  await markers.nth(3).hover({ force: true });
  await expect(rows.nth(4)).toHaveClass(/Mui-selected/);
  await expect(markers.nth(1)).toHaveAttribute('data-faded', 'true');
}
