import { expect, type Locator } from '@playwright/test';
import { openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const claim =
  'The end must be 15 minutes after the start. The empty calendar starts there, and FormData has the text of the field.';

export default async function prove(demo: Locator): Promise<void> {
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
  await expect(input).toHaveValue('05/12/2026 09:45 AM');
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();

  await typeDate(end, '051120260940A');
  await expect(input).toHaveValue('05/11/2026 09:40 AM');
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await typeDate(end, '051120261015A');
  await expect(end).toHaveAttribute('aria-invalid', 'false');
  await save();
  await expect(output).toHaveText('FormData: 05/11/2026 10:15 AM. State: 2026-05-11T09:30/2026-05-11T10:15.');
}
