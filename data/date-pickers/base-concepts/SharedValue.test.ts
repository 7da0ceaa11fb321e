import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title = 'A field, a picker and a calendar show and change one value.';

export default async function test(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  await getDay(demo, 22).click();
  await expect(inputs.nth(0)).toHaveValue('04/22/2026');
  await expect(inputs.nth(1)).toHaveValue('04/22/2026');
  await demo.getByRole('spinbutton', { name: 'Day' }).nth(0).click();
  await demo.page().keyboard.press('ArrowUp');
  await expect(inputs.nth(1)).toHaveValue('04/23/2026');
  await expect(getDay(demo, 23)).toHaveAttribute('aria-selected', 'true');
}
