import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title = 'A click on a day of the calendar selects it.';

export default async function test(demo: Locator): Promise<void> {
  await expect(getDay(demo, 11)).toHaveAttribute('aria-selected', 'true');
  await getDay(demo, 20).click();
  await expect(getDay(demo, 20)).toHaveAttribute('aria-selected', 'true');
  await expect(getDay(demo, 11)).toHaveAttribute('aria-selected', 'false');
}
