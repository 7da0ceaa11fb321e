import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title = 'An icon beside the opening button is visible while the date is not valid.';

export default async function test(demo: Locator): Promise<void> {
  const icon = demo.getByRole('group', { name: 'Delivery' }).getByRole('img');
  await expect(icon).toBeVisible();
  await expect(icon).toHaveAccessibleName('Choose a day from 11 May 2026 on');
  const calendar = await openCalendar(demo);
  await getDay(calendar, 12).click();
  await expect(calendar).toBeHidden();
  await expect(icon).toHaveCount(0);
  await typeDate(demo, '05102026');
  await expect(icon).toBeVisible();
}
