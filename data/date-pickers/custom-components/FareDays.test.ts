import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'Days with a fare show it and have it in their name, and users select them as other days.';

export default async function test(demo: Locator): Promise<void> {
  const cheapest = demo.getByRole('gridcell', { name: '20 52 €' });
  await expect(cheapest).toContainText('52 €');
  await expect(getDay(demo, 21)).not.toContainText('€');
  await cheapest.click();
  await expect(cheapest).toHaveAttribute('aria-selected', 'true');
  await demo.page().keyboard.press('ArrowUp');
  await expect(demo.getByRole('gridcell', { name: '13 89 €' })).toBeFocused();
}
