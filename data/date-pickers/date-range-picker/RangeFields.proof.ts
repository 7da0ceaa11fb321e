import { expect, type Locator } from '@playwright/test';

export const claim =
  'One field has a separator and a clear button. Two fields have their own labels and names, and open the popup on click.';

export default async function prove(demo: Locator): Promise<void> {
  const single = demo.locator('input').first();
  await expect(single).toHaveValue('05/11/2026 to 05/22/2026');
  await demo.getByRole('group', { name: 'Trip' }).hover();
  await demo.getByRole('group', { name: 'Trip' }).getByRole('button', { name: 'Clear' }).click();
  await expect(single).toHaveValue('');

  const popup = demo.page().locator('.MuiPickerPopper-root');
  await demo.getByRole('group', { name: 'Return' }).getByRole('spinbutton', { name: 'Day' }).click();
  const may = popup.getByRole('grid', { name: 'May 2026' });
  await expect(may).toBeVisible();
  // The clicked field is the edited part, and still has the focus.
  await expect(
    demo.getByRole('group', { name: 'Return' }).getByRole('spinbutton', { name: 'Day' }),
  ).toBeFocused();
  await may.getByRole('gridcell', { name: '29', exact: true }).click();
  await expect(demo.locator('input[name="return"]')).toHaveValue('05/29/2026');
  await expect(demo.locator('input[name="departure"]')).toHaveValue('05/11/2026');
  await expect(popup).toBeHidden();
}
