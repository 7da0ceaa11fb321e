import { expect, type Locator } from '@playwright/test';

export const claim = 'The format M-D-YYYY shows 3 with shouldRespectLeadingZeros, and 03 without it.';

export default async function prove(demo: Locator): Promise<void> {
  const month = demo.getByRole('spinbutton', { name: 'Month' });
  const day = demo.getByRole('spinbutton', { name: 'Day' });
  await expect(month).toHaveText('3');
  await expect(day).toHaveText('5');
  await demo.getByRole('switch', { name: 'shouldRespectLeadingZeros' }).click();
  await expect(month).toHaveText('03');
  await expect(day).toHaveText('05');
  await expect(demo.locator('input').last()).toHaveValue('03 - 05 - 2026');
}
