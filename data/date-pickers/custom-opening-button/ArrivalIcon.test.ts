import { expect, type Locator } from '@playwright/test';
import { openCalendar } from '../../../e2e/demos/dateSteps';

export const title = 'The opening button has another icon, and the same name and effect.';

export default async function test(demo: Locator): Promise<void> {
  const button = demo.getByRole('button', { name: 'Choose date, selected date is May 11, 2026' });
  await expect(button.locator('path')).toHaveAttribute('d', /^M2\.5 19h19v2/);
  await expect(await openCalendar(demo)).toBeVisible();
}
