import { expect, type Locator } from '@playwright/test';

export const title =
  'The third value of a point sets its color between two colors, and a color legend explains the scale.';

export default async function test(demo: Locator): Promise<void> {
  const markers = demo.locator('.MuiScatterChart-marker');
  await expect(markers).toHaveCount(12);
  const fills = await markers.evaluateAll((points) => points.map((point) => point.getAttribute('fill')));
  // Twelve different sepals, from 4.6 to 7.6 cm.
  expect(new Set(fills).size).toBeGreaterThan(8);
  const items = demo.getByRole('listitem');
  await expect(items.first()).toHaveText('4');
  await expect(items.last()).toHaveText('8');
}
