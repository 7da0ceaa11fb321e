import { expect, type Locator } from '@playwright/test';

export const title =
  'A custom marker gives each point its own radius; the highlighted one grows by 20 percent.';

export default async function test(demo: Locator): Promise<void> {
  const markers = demo.locator('.MuiScatterChart-marker');
  const readRadius = async (index: number) => Number(await markers.nth(index).getAttribute('r'));
  await expect(markers).toHaveCount(4);
  expect(await readRadius(2)).toBeCloseTo(26.31, 2);
  expect(await readRadius(1)).toBeCloseTo(15.61, 2);
  await markers.nth(2).scrollIntoViewIfNeeded();
  await markers.nth(2).hover();
  await expect(markers.nth(2)).toHaveAttribute('data-highlighted', 'true');
  expect(await readRadius(2)).toBeCloseTo(26.31 * 1.2, 2);
  await expect(markers.nth(1)).toHaveAttribute('opacity', '0.3');
  await expect(demo.page().getByRole('tooltip')).toContainText('Ganymede: 5262 km wide, 7.15 days');
}
