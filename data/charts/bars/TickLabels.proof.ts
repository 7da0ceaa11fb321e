import { expect, type Locator } from '@playwright/test';

export const claim = 'Labels that would touch are hidden, unless they are rotated or broken into lines.';

export default async function prove(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await expect(labels).toHaveCount(6);
  await expect(labels.first()).toHaveAttribute('transform', /rotate\(-45/);
  await demo.getByRole('button', { name: 'hidden' }).click();
  await expect.poll(() => labels.count()).toBeLessThan(6);
  await demo.getByRole('button', { name: 'wrapped' }).click();
  await expect(labels).toHaveCount(6);
  await expect(labels.first().locator('tspan')).toHaveText(['Belts', 'and', 'hoses']);
}
