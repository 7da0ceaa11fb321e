import { expect, type Locator } from '@playwright/test';

export const claim =
  'AM and PM are in the toolbar of the mobile layout, and below the clock face of the desktop layout.';

export default async function prove(demo: Locator): Promise<void> {
  const face = demo.getByRole('listbox');
  const toolbar = demo.locator('.MuiTimePickerToolbar-root');
  await expect(toolbar.getByRole('button', { name: 'PM' })).toBeVisible();
  await toolbar.getByRole('button', { name: 'PM' }).click();
  await expect(face).toHaveAccessibleName(/09:30 PM/);
  await demo.getByRole('button', { name: 'desktop' }).click();
  await expect(toolbar).toHaveCount(0);
  await demo.locator('.MuiClock-pmButton').click();
  await expect(face).toHaveAccessibleName(/09:30 PM/);
  await demo.getByRole('button', { name: 'landscape' }).click();
  await expect(toolbar).toBeVisible();
}
