import { expect, type Locator } from '@playwright/test';

export const title = 'A face with 12 hours has buttons for AM and PM, and a face with 24 hours has none.';

export default async function test(demo: Locator): Promise<void> {
  const faces = demo.getByRole('listbox');
  await expect(faces.nth(0).getByRole('option')).toHaveCount(12);
  await expect(faces.nth(1).getByRole('option')).toHaveCount(24);
  await expect(demo.getByRole('button')).toHaveCount(2);
  await expect(faces.nth(0)).toHaveAccessibleName(/06:30 PM/);
  await demo.getByRole('button', { name: 'AM' }).click();
  await expect(faces.nth(0)).toHaveAccessibleName(/06:30 AM/);
  await demo.getByRole('button', { name: 'PM' }).click();
  await expect(faces.nth(0)).toHaveAccessibleName(/06:30 PM/);
  await expect(faces.nth(1)).toHaveAccessibleName(/18:30/);
  await faces.nth(1).press('End');
  await expect(faces.nth(1)).toHaveAccessibleName(/23:30/);
}
