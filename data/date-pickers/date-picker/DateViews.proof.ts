import { expect, type Locator } from '@playwright/test';
import { openCalendar } from '../../../e2e/demos/dateSteps';

export const claim =
  'The picker opens at the openTo view, goes through the views in their order, and the field has the same parts.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const calendar = await openCalendar(demo);
  await expect(calendar.getByRole('radio').first()).toHaveText('2030');
  await calendar.getByRole('radio', { name: '1990' }).click();
  await calendar.getByRole('radio', { name: 'May' }).click();
  await calendar.getByRole('gridcell', { name: '12', exact: true }).click();
  await expect(demo.locator('input').last()).toHaveValue('05/12/1990');
  await expect(calendar).toBeHidden();
  // It opens at the same view again, not at the last one.
  await openCalendar(demo);
  await expect(calendar.getByRole('radio', { name: '1990' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();

  const parts = demo.getByRole('spinbutton');
  await expect(parts).toHaveCount(3);
  const choose = async (views: string) => {
    await demo.getByRole('combobox', { name: 'Views' }).click();
    await page.getByRole('option', { name: views }).click();
  };
  await choose('Year and month');
  await expect(demo.getByRole('group', { name: 'Expires' })).toBeVisible();
  await expect(parts).toHaveCount(2);
  await choose('Year only');
  await expect(demo.getByRole('group', { name: 'Vintage' })).toBeVisible();
  await expect(parts).toHaveCount(1);
}
