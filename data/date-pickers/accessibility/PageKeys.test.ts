import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title = 'Page Up shows the previous month, and the other keys work as before.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  await getDay(demo, 15).click();
  await keyboard.press('PageUp');
  await expect(demo.getByRole('grid', { name: 'March 2026' })).toBeVisible();
  await expect(getDay(demo, 15)).toBeFocused();
  await keyboard.press('PageDown');
  await expect(demo.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  await expect(getDay(demo, 15)).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(getDay(demo, 22)).toBeFocused();
  await keyboard.press('Enter');
  await expect(getDay(demo, 22)).toHaveAttribute('aria-selected', 'true');
}
