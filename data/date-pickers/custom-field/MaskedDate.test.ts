import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title = 'The input adds the separators while users type digits, and follows the calendar.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const input = demo.locator('input');
  await input.focus();
  await keyboard.type('0314x');
  await expect(input).toHaveValue('03/14');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await keyboard.type('1987');
  await expect(input).toHaveValue('03/14/1987');
  await expect(input).toHaveAttribute('aria-invalid', 'false');
  // A digit is replaced in the middle, and the caret stays there.
  await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 1));
  await keyboard.press('Delete');
  await keyboard.type('5');
  await expect(input).toHaveValue('05/14/1987');
  expect(await input.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(2);
  await demo.getByRole('button').click();
  const calendar = demo.page().getByRole('dialog');
  await getDay(calendar, 20).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('05/20/1987');
}
