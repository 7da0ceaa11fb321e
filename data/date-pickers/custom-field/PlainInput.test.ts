import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'An input element shows the whole date. Typing, arrow keys, errors and the popup work in it.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const input = demo.getByRole('textbox', { name: 'Passport valid until' });
  await expect(input).toHaveValue(/02.*28.*2030/);
  await expect(input).toHaveAccessibleDescription('11 May 2026 or later');
  await input.focus();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('03042020');
  await expect(input).toHaveValue(/03.*04.*2020/);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await keyboard.press('ArrowUp');
  await expect(input).toHaveValue(/03.*04.*2021/);
  const calendar = await openCalendar(demo);
  await expect(calendar).toHaveAccessibleName('Passport valid until');
  await keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await input.focus();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('06152027');
  await expect(input).toHaveAttribute('aria-invalid', 'false');
  await getDay(await openCalendar(demo), 20).click();
  await expect(input).toHaveValue(/06.*20.*2027/);
}
