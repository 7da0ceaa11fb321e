import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'A click, Enter, Space and Down open the calendar. Users cannot type, and the field is red while the date is not valid.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const input = demo.locator('input');
  const popup = demo.page().getByRole('dialog');
  await expect(input).toHaveValue('4 May 2026');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  for (const key of ['Enter', ' ', 'ArrowDown']) {
    await input.press(key);
    await expect(popup).toBeVisible();
    await keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(input).toBeFocused();
  }
  await keyboard.type('7');
  await keyboard.press('Delete');
  await expect(input).toHaveValue('4 May 2026');
  await input.click();
  await expect(popup).toHaveAccessibleName('Visit');
  await getDay(popup, 20).click();
  await expect(popup).toBeHidden();
  await expect(input).toHaveValue('20 May 2026');
  await expect(input).toHaveAttribute('aria-invalid', 'false');
}
