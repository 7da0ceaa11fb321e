import { expect, type Locator } from '@playwright/test';

export const title =
  'A click in the legend hides a series. Pointing at a line shows its value and fades the other lines.';

export default async function test(demo: Locator): Promise<void> {
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines).toHaveCount(3);
  await demo.getByRole('button', { name: 'Porto' }).click();
  await expect(lines.first()).toHaveAttribute('opacity', '0');
  await expect(lines.nth(1)).toHaveAttribute('opacity', '1');
  await demo.getByRole('button', { name: 'Porto' }).click();
  await expect(lines.first()).toHaveAttribute('opacity', '1');

  await demo.locator('.MuiMarkElement-series-auto-generated-id-1').nth(2).hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText(/Ghent.*33/s);
  await expect(tooltip).not.toContainText('Turku');
  await expect(lines.nth(2)).toHaveAttribute('opacity', '0.3');
  await expect(lines.nth(1)).toHaveAttribute('opacity', '1');
}
