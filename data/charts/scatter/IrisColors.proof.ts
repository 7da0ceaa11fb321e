import { expect, type Locator } from '@playwright/test';

export const claim =
  'The third value of a point sets its color: a gradual one with a continuous map, one of three with a piecewise map.';

export default async function prove(demo: Locator): Promise<void> {
  const readColors = () =>
    demo
      .locator('.MuiScatterChart-marker')
      .evaluateAll((markers) => new Set(markers.map((marker) => marker.getAttribute('fill'))).size);
  await expect.poll(readColors).toBeGreaterThan(8);
  await demo.getByRole('button', { name: 'piecewise' }).click();
  await expect.poll(readColors).toBe(3);
  // 5.5 and 6.5 are the starts of a range: the points have the color above.
  const markers = demo.locator('.MuiScatterChart-marker');
  await expect(markers.nth(6)).toHaveAttribute('fill', '#d81b60');
  await expect(markers.nth(7)).toHaveAttribute('fill', '#7e57c2');
}
