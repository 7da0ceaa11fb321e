import { expect, type Locator } from '@playwright/test';

export const title = 'Points take their coordinates from two properties of the dataset.';

export default async function test(demo: Locator): Promise<void> {
  const markers = demo.locator('.MuiScatterChart-marker');
  await expect(markers).toHaveCount(16);
  await markers.nth(4).scrollIntoViewIfNeeded();
  await markers.nth(4).hover({ force: true });
  await expect(demo.page().getByRole('tooltip')).toContainText('4.5 min, then 85 min of waiting');
}
