import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar } from '../../../e2e/demos/dateSteps';

export const claim =
  'The first selected day gets the time of referenceDate. Each step calls onChange, OK calls onAccept, and Cancel restores the accepted value.';

export default async function prove(demo: Locator): Promise<void> {
  const output = (value: string, calls: number, accepted: string) =>
    expect(demo.getByRole('status')).toHaveText(
      `Value: ${value}Calls of onChange: ${calls}Accepted: ${accepted}`,
    );
  await output('none', 0, 'none');
  const popup = await openCalendar(demo);
  await getDay(popup, 20).click();
  await output('2026-05-20T09:00', 1, 'none');
  await popup.getByRole('option', { name: '14 hours' }).click();
  await expect(popup.getByRole('listbox', { name: 'Select minutes' }).getByRole('option')).toHaveCount(4);
  await popup.getByRole('option', { name: '45 minutes' }).click();
  await output('2026-05-20T14:45', 3, 'none');
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();
  await output('2026-05-20T14:45', 3, '2026-05-20T14:45');

  // Another day keeps the time, and Cancel takes both back.
  await openCalendar(demo);
  await getDay(popup, 22).click();
  await output('2026-05-22T14:45', 4, '2026-05-20T14:45');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup).toBeHidden();
  await output('2026-05-20T14:45', 5, '2026-05-20T14:45');
}
