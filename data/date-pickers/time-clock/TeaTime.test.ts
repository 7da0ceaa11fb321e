import { expect, type Locator } from '@playwright/test';

export const title = 'Users click an hour on the clock face, and then a minute.';

export default async function test(demo: Locator): Promise<void> {
  const face = demo.getByRole('listbox');
  const surface = demo.locator('.MuiClock-squareMask');
  await expect(face).toHaveAccessibleName('Select hours. Selected time is 04:30 PM');
  await surface.click({ position: { x: 200, y: 110 } });
  await expect(face).toHaveAccessibleName('Select minutes. Selected time is 03:30 PM');
  await surface.click({ position: { x: 20, y: 110 } });
  await expect(face).toHaveAccessibleName('Select minutes. Selected time is 03:45 PM');
}
