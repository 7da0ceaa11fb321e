import { expect, type Locator } from '@playwright/test';
import { openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'Shortcuts are left of the calendar. A shortcut sets the value and closes the popup. It is disabled if its value is not valid.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const calendar = await openCalendar(demo);
  const shortcuts = calendar.getByRole('listitem').getByRole('button');
  await expect(shortcuts).toHaveText(['End of March', 'End of June', 'End of the year', 'No deadline']);
  await expect(shortcuts.nth(2)).toHaveAttribute('aria-disabled', 'true');
  // The popup grows when it opens.
  await expect(demo.page().locator('.MuiPickerPopper-paper')).toHaveCSS('transform', 'none');
  const list = (await calendar.getByRole('list').boundingBox())!;
  const days = (await calendar.getByRole('grid').boundingBox())!;
  // From right to left, too.
  expect(list.x + list.width).toBeLessThanOrEqual(days.x);
  await shortcuts.nth(1).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('06/30/2026');

  // The keyboard reaches them, and null empties the field.
  await openCalendar(demo);
  await expect(calendar.getByRole('gridcell', { name: '30', exact: true })).toBeFocused();
  await shortcuts.nth(3).focus();
  await demo.page().keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('');
}
