import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'Another button opens the popup, and a selection or Escape closes it. The button in the field still works.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const popup = demo.page().getByRole('dialog');
  const postpone = demo.getByRole('button', { name: 'Postpone' });
  await postpone.click();
  await getDay(popup, 20).click();
  await expect(popup).toBeHidden();
  await expect(input).toHaveValue('05/20/2026');
  await postpone.click();
  await expect(popup).toBeVisible();
  await demo.page().keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(postpone).toBeFocused();
  await openCalendar(demo);
  await expect(popup).toBeVisible();
  await demo.page().keyboard.press('Escape');
  await expect(popup).toBeHidden();
}
