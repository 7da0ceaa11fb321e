import { expect, type Locator } from '@playwright/test';

export const claim =
  'A calendar of months and years has its own icon in the header and buttons with another shape.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const icon = demo.getByRole('button', { name: 'calendar view is open' }).locator('svg path');
  await expect(icon).toHaveAttribute('d', /^M16\.59 8\.59/);
  const may = demo.getByRole('radio', { name: 'May' });
  await expect(may).toHaveCSS('border-radius', '4px');
  await expect(may).toHaveCSS('font-weight', '700');
  await demo.getByRole('radio', { name: 'March' }).click();
  await expect(output).toHaveText('Report of March 2026');
  await expect(may).not.toHaveCSS('font-weight', '700');
  await demo.getByRole('button', { name: 'calendar view is open' }).click();
  await expect(demo.getByRole('radio', { name: '2024' })).toHaveCSS('border-radius', '4px');
  await demo.getByRole('radio', { name: '2024' }).click();
  await expect(output).toHaveText('Report of March 2024');
  await expect(may).toBeVisible();
}
