import { expect, type Locator } from '@playwright/test';

export const claim = 'Slots replace an icon, and slot props follow the state of the picker.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  await expect(demo.getByText('Type a day')).toBeVisible();
  // The shape of FlightTakeoff.
  await expect(demo.getByRole('button').locator('path')).toHaveAttribute('d', /^M2\.5 19h19v2/);
  await demo.getByRole('button').click();
  await expect(demo.getByText('Select a day')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.getByText('Type a day')).toBeVisible();
}
