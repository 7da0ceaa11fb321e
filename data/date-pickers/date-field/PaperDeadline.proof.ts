import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const claim = 'A typed date is at midnight, or has the time of referenceDate.';

export default async function prove(demo: Locator): Promise<void> {
  const texts = demo.locator('p');
  await expect(texts.first()).toHaveText('Value: none');
  await typeDate(demo.getByRole('group', { name: 'Draft' }), '06152026');
  await expect(texts.first()).toHaveText('Value: 2026-06-15 00:00');
  await typeDate(demo.getByRole('group', { name: 'Final paper' }), '06302026');
  await expect(texts.last()).toHaveText('Value: 2026-06-30 17:00');
  await demo.page().keyboard.press('ArrowUp');
  await expect(texts.last()).toHaveText('Value: 2027-06-30 17:00');
  // 30 February is an invalid date.
  await typeDate(demo.getByRole('group', { name: 'Final paper' }), '0230');
  await expect(texts.last()).toHaveText('Value: none');
}
