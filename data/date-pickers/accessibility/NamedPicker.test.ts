import { expect, type Locator } from '@playwright/test';

export const title = 'The text of another element names the field and the popup.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const group = demo.getByRole('group', { name: 'Return', exact: true });
  await expect(group).toBeVisible();
  const button = group.getByRole('button', { name: 'Choose date, selected date is Apr 22, 2026' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Return', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
}
