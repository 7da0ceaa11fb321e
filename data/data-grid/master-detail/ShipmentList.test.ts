import { expect, type Locator } from '@playwright/test';

export const title =
  'A click or Space on the toggle expands the panel, a second one collapses it, Enter does not, arrow keys skip the panel, and a shipment without items has a disabled toggle.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toggles = demo.locator('[role="gridcell"][data-field="__detail_panel_toggle__"]');
  const panel = demo.getByRole('region', { name: 'Items of shipment 501' });
  await toggles.first().getByRole('button', { name: 'Expand' }).click();
  await expect(panel).toContainText('4 × Atlas');
  const button = toggles.first().getByRole('button');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toHaveAccessibleName('Collapse');

  await page.keyboard.press('Space');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(toggles.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(panel).toBeVisible();
  await expect(toggles.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(toggles.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(panel).toHaveCount(0);

  const empty = demo.getByRole('row').filter({ hasText: 'Delta Tools' });
  await expect(empty.getByRole('button')).toBeDisabled();
}
