import { expect, type Locator } from '@playwright/test';

export const title =
  'The header contains a custom icon, the month and year buttons have small corners, and the selected month is bold.';

export default async function test(demo: Locator): Promise<void> {
  const switchButton = demo.getByRole('button', { name: 'calendar view is open' });
  await expect(switchButton.locator('svg path')).toHaveAttribute('d', /^M16\.59 8\.59/);
  const may = demo.getByRole('radio', { name: 'May' });
  const march = demo.getByRole('radio', { name: 'March' });
  await expect(may).toHaveCSS('border-radius', '4px');
  await expect(may).toHaveCSS('font-weight', '700');
  await march.click();
  await expect(march).toHaveCSS('font-weight', '700');
  await expect(may).not.toHaveCSS('font-weight', '700');
  await switchButton.click();
  const year = demo.getByRole('radio', { name: '2024' });
  await expect(year).toHaveCSS('border-radius', '4px');
  await year.click();
  await expect(march).toHaveAttribute('aria-checked', 'true');
}
