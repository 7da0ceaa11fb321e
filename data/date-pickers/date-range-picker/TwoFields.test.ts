import { expect, type Locator } from '@playwright/test';

export const title =
  'Two fields have the labels Start and End. A click in a field opens the popup for its date, and the focus stays in the field.';

export default async function test(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  await expect(inputs).toHaveCount(2);
  await expect(demo.getByRole('group', { name: 'Start' })).toBeVisible();
  const endDay = demo.getByRole('group', { name: 'End' }).getByRole('spinbutton', { name: 'Day' });
  await endDay.click();
  const popup = demo.page().locator('.MuiPickerPopper-root');
  const may = popup.getByRole('grid', { name: 'May 2026' });
  await expect(may).toBeVisible();
  await expect(endDay).toBeFocused();
  await may.getByRole('gridcell', { name: '29', exact: true }).click();
  await expect(popup).toBeHidden();
  await expect(inputs.first()).toHaveValue('05/11/2026');
  await expect(inputs.last()).toHaveValue('05/29/2026');
}
