import { expect, type Locator } from '@playwright/test';

export const claim = 'Two slots replace the arrow icons, and the props of a slot change the month label.';

export default async function prove(demo: Locator): Promise<void> {
  const label = demo.locator('.MuiPickersCalendarHeader-label');
  await expect(demo.getByTestId('WestIcon')).toBeVisible();
  await expect(demo.getByTestId('EastIcon')).toBeVisible();
  await expect(demo.getByTestId('ArrowRightIcon')).toHaveCount(0);
  await expect(label).toHaveText('May');
  await demo.getByRole('button', { name: 'Next month' }).click();
  await expect(label).toHaveText('June');
}
