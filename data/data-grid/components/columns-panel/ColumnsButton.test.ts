import { expect, type Locator } from '@playwright/test';

export const title =
  'Enter opens the panel and changes the arrow of the button, a checkbox there hides a column, and Escape closes the panel and returns focus to the button.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const trigger = demo.getByRole('toolbar').locator('[aria-haspopup]');
  const seats = demo.locator('[role="columnheader"][data-field="seats"]');
  // The row answers a click, so the toolbar does.
  const row = demo.locator('[role="row"][data-id]').first();
  await row.locator('[role="gridcell"]').first().click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(trigger).toHaveText('Columns');
  const readArrow = () => trigger.locator('svg path').getAttribute('d');
  const closed = await readArrow();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(readArrow).not.toBe(closed);
  await expect(page.locator('.MuiDataGrid-panel :focus')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Seats' }).click();
  await expect(seats).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(trigger).not.toHaveAttribute('aria-expanded', 'true');
  await expect.poll(readArrow).toBe(closed);
  await expect(trigger).toBeFocused();
}
