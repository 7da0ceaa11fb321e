import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'A typed date has the time of referenceDate, and keeps it when it changes or was cleared.';

export default async function test(demo: Locator): Promise<void> {
  const text = demo.locator('p');
  const { keyboard } = demo.page();
  await expect(text).toHaveText('No deadline');
  await typeDate(demo, '06302026');
  await expect(text).toHaveText('Due: 2026-06-30 17:00');
  await keyboard.press('ArrowUp');
  await expect(text).toHaveText('Due: 2027-06-30 17:00');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await expect(text).toHaveText('No deadline');
  await typeDate(demo, '07012026');
  await expect(text).toHaveText('Due: 2026-07-01 17:00');
  // 30 February is an invalid date.
  await typeDate(demo, '0230');
  await expect(text).toHaveText('No deadline');
}
