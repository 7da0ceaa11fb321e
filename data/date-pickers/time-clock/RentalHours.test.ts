import { expect, type Locator } from '@playwright/test';

export const title = 'Hours before 8 and after 18 are disabled, and minutes change in steps of 15.';

export default async function test(demo: Locator): Promise<void> {
  const face = demo.getByRole('listbox');
  const disabled = demo.locator('.MuiClockNumber-root.Mui-disabled');
  await expect(disabled).toHaveCount(13);
  await face.press('ArrowDown');
  await expect(face).toHaveAccessibleName(/08:00/);
  await face.press('ArrowDown');
  await expect(face).toHaveAccessibleName('Select hours. Selected time is 08:00');
  await face.press('Enter');
  await expect(disabled).toHaveText(['05', '10', '20', '25', '35', '40', '50', '55']);
  await face.press('ArrowUp');
  await expect(face).toHaveAccessibleName('Select minutes. Selected time is 08:15');
  // A click between two steps selects the nearest one.
  await demo.locator('.MuiClock-squareMask').click({ position: { x: 120, y: 200 } });
  await expect(face).toHaveAccessibleName('Select minutes. Selected time is 08:30');
}
