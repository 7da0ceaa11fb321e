import { expect, type Locator } from '@playwright/test';

export const title = 'A picker below LocalizationProvider opens a calendar, and users select a day.';

export default async function test(demo: Locator): Promise<void> {
  const field = demo.getByRole('group', { name: 'Delivery date' });
  await expect(field).toContainText('12');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  const dialog = demo.locator('xpath=ancestor::body').getByRole('dialog');
  // Nothing is delivered before the first day.
  await expect(dialog.getByRole('gridcell', { name: '9', exact: true })).toBeDisabled();
  await dialog.getByRole('gridcell', { name: '21', exact: true }).click();
  await expect(field).toContainText('21');
}
