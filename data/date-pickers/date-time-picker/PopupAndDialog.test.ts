import { expect, type Locator } from '@playwright/test';
import { getDay, getFieldText } from '../../../e2e/demos/dateSteps';

export const title =
  'The popup shows the date and the time together, the dialog one after the other. Selecting a day does not show the time.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const open = (label: string) => demo.getByRole('group', { name: label }).getByRole('button').click();
  const option = (name: string) => dialog.getByRole('option', { name });
  const ok = dialog.getByRole('button', { name: 'OK' });

  await open('Desktop');
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expect(option('9 hours')).toBeVisible();
  await getDay(dialog, 13).click();
  await option('10 hours').click();
  await ok.click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input').nth(0)).toHaveValue(getFieldText('05/13/2026 10:30 AM', direction));

  await open('Mobile');
  await expect(option('9 hours')).toHaveCount(0);
  await getDay(dialog, 13).click();
  // A selected day does not show the time: users click Next, or the tab.
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expect(ok).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog.getByRole('grid')).toHaveCount(0);
  await option('10 hours').click();
  await dialog.getByRole('tab', { name: 'pick date' }).click();
  await expect(dialog.getByRole('grid')).toBeVisible();
  await dialog.getByRole('tab', { name: 'pick time' }).click();
  await option('45 minutes').click();
  await ok.click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input').nth(1)).toHaveValue(getFieldText('05/13/2026 10:45 AM', direction));
}
