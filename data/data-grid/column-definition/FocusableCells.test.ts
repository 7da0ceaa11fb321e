import { expect, type Locator } from '@playwright/test';

export const title =
  'Arrow keys lead into the button of a cell, Space presses it, and Tab stops at one cell only.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  await demo.getByRole('gridcell', { name: 'A-1042', exact: true }).click();
  await page.keyboard.press(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  const button = demo.getByRole('button', { name: 'Send invoice of A-1042' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(demo.getByRole('status')).toHaveText('Last invoice: A-1042');
  await expect(button).toBeFocused();
  await expect(demo.locator('[role="gridcell"] button[tabindex="0"]')).toHaveCount(1);
}
