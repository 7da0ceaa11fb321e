import { expect, type Locator } from '@playwright/test';

export const claim = 'A label or the text of another element names the field and the popup.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  for (const [name, button] of [
    ['Departure', /^Choose date, selected date is Apr 15, 2026$/],
    ['Return', /^Choose the return, Apr 22, 2026 is selected$/],
  ] as const) {
    const group = demo.getByRole('group', { name, exact: true });
    await expect(group).toBeVisible();
    await group.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(group.getByRole('button', { name: button })).toBeFocused();
  }
}
