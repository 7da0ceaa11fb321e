import { expect, type Locator } from '@playwright/test';
import { getDay, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'A field and a calendar share one value: typing moves the calendar, a click fills the field.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  await typeDate(demo, '06152026');
  const month = demo.getByRole('grid', { name: 'June 2026' });
  await expect(getDay(month, 15)).toHaveCount(1);
  await expect(getDay(month, 15)).toHaveAttribute('aria-selected', 'true');
  await getDay(month, 20).click();
  await expect(input).toHaveValue('06/20/2026');

  // A partial date deselects the day.
  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await demo.page().keyboard.press('Backspace');
  await expect(getDay(month, 20)).toHaveAttribute('aria-selected', 'false');
}
