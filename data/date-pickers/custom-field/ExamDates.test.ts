import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title = 'Users select an exam in a list or in the calendar, which contains the same dates.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const input = demo.getByRole('combobox', { name: 'Exam' });
  await input.click();
  await expect(page.getByRole('listbox', { name: 'Exam' }).getByRole('option')).toHaveCount(4);
  await input.press('ArrowDown');
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(input).toHaveValue('Jun 9, 2026');
  await demo.locator('button[aria-haspopup="dialog"]').click();
  const calendar = page.getByRole('dialog');
  await expect(getDay(calendar, 17)).toBeDisabled();
  await getDay(calendar, 23).click();
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('Jun 23, 2026');
}
