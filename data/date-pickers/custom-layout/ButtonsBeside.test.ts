import { expect, type Locator } from '@playwright/test';
import { openCalendar } from '../../../e2e/demos/dateSteps';

export const title = 'The buttons are beside the calendar, one below the other, and Clear empties the field.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const popup = await openCalendar(demo);
  const buttons = popup.locator('.MuiPickersLayout-actionBar button');
  await expect(popup.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(buttons).toHaveCount(2);
  const [days, first, second] = await Promise.all(
    [popup.getByRole('grid'), buttons.first(), buttons.last()].map((part) => part.boundingBox()),
  );
  if (direction === 'rtl') {
    expect(first!.x + first!.width).toBeLessThanOrEqual(days!.x);
  } else {
    expect(days!.x + days!.width).toBeLessThanOrEqual(first!.x);
  }
  expect(first!.y + first!.height).toBeLessThanOrEqual(second!.y);
  await buttons.first().click();
  await expect(demo.locator('input')).toHaveValue('');
}
