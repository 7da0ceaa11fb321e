import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'A click anywhere in the field opens the popup, and the button also closes it. Users cannot type.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const popup = demo.page().getByRole('dialog');
  const day = demo.getByRole('spinbutton', { name: 'Day' });
  await day.click();
  await getDay(popup, 20).click();
  await expect(popup).toBeHidden();
  await expect(input).toHaveValue('05/20/2026');
  const button = demo.getByRole('button', { name: /^Choose date/ });
  await button.click();
  await expect(popup).toBeVisible();
  await button.click();
  await expect(popup).toBeHidden();
  await button.press('Enter');
  await expect(popup).toBeVisible();
  await demo.page().keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await day.focus();
  await demo.page().keyboard.type('7');
  await expect(input).toHaveValue('05/20/2026');
}
