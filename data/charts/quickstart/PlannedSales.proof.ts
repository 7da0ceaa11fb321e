import { expect, type Locator } from '@playwright/test';

export const claim =
  'The class of a series makes planned bars pale with an outline, and the sold ones stay as they are.';

export default async function prove(demo: Locator): Promise<void> {
  const planned = demo.locator('.MuiBarElement-series-planned');
  const sold = demo.locator('.MuiBarElement-series-sold');
  await expect(planned).toHaveCount(4);
  await expect(planned.first()).toHaveCSS('fill-opacity', '0.25');
  await expect(planned.first()).toHaveCSS('stroke', 'rgb(25, 118, 210)');
  await expect(planned.first()).toHaveCSS('stroke-width', '2px');
  await expect(sold.first()).toHaveCSS('fill-opacity', '1');
  await expect(sold.first()).toHaveCSS('stroke', 'none');
  await expect(demo.locator('.MuiChartsGrid-line').first()).toHaveCSS('stroke-dasharray', '4px, 4px');
}
