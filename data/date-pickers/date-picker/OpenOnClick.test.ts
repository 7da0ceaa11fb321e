import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title = 'Clicking a section of the field opens the calendar, and selecting a day closes it.';

export default async function test(demo: Locator): Promise<void> {
  const calendar = demo.page().getByRole('dialog');
  await demo.getByRole('spinbutton', { name: 'Day' }).click();
  await expect(calendar).toBeVisible();
  await getDay(calendar, 20).click();
  await expect(calendar).toBeHidden();
  await expect(demo.locator('input')).toHaveValue('03/20/2026');
}
