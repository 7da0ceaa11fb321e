import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'Sunday is the column at the right, and the Left Arrow key moves the focus to the next day.';

export default async function test(demo: Locator): Promise<void> {
  const weekdays = demo.getByRole('columnheader');
  const readX = async (cell: Locator) => (await cell.boundingBox())!.x;
  await expect(weekdays.first()).toHaveAttribute('aria-label', 'ראשון');
  expect(await readX(weekdays.first())).toBeGreaterThan(await readX(weekdays.last()));
  await getDay(demo, 12).click();
  await demo.page().keyboard.press('ArrowLeft');
  await expect(getDay(demo, 13)).toBeFocused();
  await demo.page().keyboard.press('ArrowRight');
  await expect(getDay(demo, 12)).toBeFocused();
}
