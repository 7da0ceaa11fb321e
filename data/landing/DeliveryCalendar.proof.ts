import { expect, type Locator } from '@playwright/test';

export const claim = 'Clicking a day selects it, and delivery days have a dot.';

export default async function prove(demo: Locator): Promise<void> {
  const day = demo.getByRole('gridcell', { name: '17', exact: true });
  await day.click();
  await expect(day).toHaveAttribute('aria-selected', 'true');
  await expect(demo.getByRole('gridcell', { name: '12', exact: true })).toHaveAttribute(
    'aria-selected',
    'false',
  );
  await expect(demo.locator('.MuiBadge-dot:not(.MuiBadge-invisible)')).not.toHaveCount(0);
}
