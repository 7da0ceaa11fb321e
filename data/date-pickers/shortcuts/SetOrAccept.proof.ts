import { expect, type Locator } from '@playwright/test';
import { openCalendar } from '../../../e2e/demos/dateSteps';

export const claim =
  'With accept, a shortcut calls onAccept and closes the popup. With set, the popup stays open and Cancel restores the value.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const input = demo.locator('input');
  const calendar = await openCalendar(demo);
  await calendar.getByRole('button', { name: 'Start of April' }).click();
  await expect(calendar).toBeHidden();
  await expect(output).toHaveText('onAccept: 2026-04-01');

  const set = demo.getByRole('button', { name: 'set', exact: true });
  await set.click();
  await expect(set).toHaveAttribute('aria-pressed', 'true');
  await openCalendar(demo);
  await calendar.getByRole('button', { name: 'Start of May' }).click();
  await expect(input).toHaveValue('05/01/2026');
  await expect(calendar.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(output).toHaveText('onAccept: 2026-04-01');
  await calendar.getByRole('button', { name: 'Cancel' }).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('04/01/2026');

  await openCalendar(demo);
  await calendar.getByRole('button', { name: 'Start of May' }).click();
  await expect(input).toHaveValue('05/01/2026');
  await calendar.getByRole('button', { name: 'OK' }).click();
  await expect(calendar).toBeHidden();
  await expect(output).toHaveText('onAccept: 2026-05-01');
}
