import { expect, type Locator } from '@playwright/test';

export const title =
  'Only the space between low and high is filled, and the tooltip shows both temperatures, not their difference.';

export default async function test(demo: Locator): Promise<void> {
  const low = demo.locator('.MuiLineChart-line[data-series="low"]');
  const high = demo.locator('.MuiLineChart-line:not([data-series="low"])');
  const band = demo.locator('.MuiLineChart-area:not([data-series="low"])');
  await expect(demo.locator('.MuiLineChart-area[data-series="low"]')).toHaveCSS('fill', 'none');
  await expect(band).not.toHaveCSS('fill', 'none');
  const [lower, upper, filled] = [
    (await low.boundingBox())!,
    (await high.boundingBox())!,
    (await band.boundingBox())!,
  ];
  expect(Math.abs(filled.y - upper.y)).toBeLessThan(3);
  expect(Math.abs(filled.y + filled.height - lower.y - lower.height)).toBeLessThan(3);
  expect(upper.y).toBeLessThan(lower.y);
  await demo.page().mouse.move(filled.x + 2, filled.y + filled.height / 2);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Jan.*Low.*27\.9 °F.*High.*39\.5 °F/s);
}
