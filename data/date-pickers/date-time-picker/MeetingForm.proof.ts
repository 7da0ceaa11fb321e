import { expect, type Locator } from '@playwright/test';
import { getFieldText, openCalendar, typeDateTime } from '../../../e2e/demos/dateSteps';

export const claim =
  'The end must be 15 minutes after the start. The empty calendar starts there, and FormData has the text of the field.';

export default async function prove(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const save = () => demo.getByRole('button', { name: 'Save' }).click();
  const output = demo.getByRole('status');
  const end = demo.getByRole('group', { name: 'End' });
  const input = demo.locator('input[name="end"]');
  await save();
  await expect(output).toHaveText('Enter an end that is at least 15 minutes after the start.');

  // The empty calendar shows the month of referenceDate, and selected days get its time.
  const popup = await openCalendar(end);
  await expect(popup.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await popup.getByRole('gridcell', { name: '12', exact: true }).click();
  await expect(input).toHaveValue(getFieldText('05/12/2026 09:45 AM', direction));
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();

  await typeDateTime(end, '05112026', '0940 A');
  await expect(input).toHaveValue(getFieldText('05/11/2026 09:40 AM', direction));
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await typeDateTime(end, '05112026', '1015 A');
  await expect(end).toHaveAttribute('aria-invalid', 'false');
  await save();
  await expect(output).toHaveText(
    `FormData: ${getFieldText('05/11/2026 10:15 AM', direction)}. State: 2026-05-11T09:30/2026-05-11T10:15.`,
  );
}
