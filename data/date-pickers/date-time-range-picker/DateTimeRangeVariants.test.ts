import { expect, type Locator } from '@playwright/test';

export const title =
  'On desktop, the calendar and the lists are visible together. On mobile, the dialog shows them one after the other.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const open = (index: number) =>
    demo
      .getByRole('button', { name: /^Choose range/ })
      .nth(index)
      .click();
  const grid = dialog.getByRole('grid');
  const hours = dialog.getByRole('listbox', { name: 'Select hours' });
  const next = dialog.getByRole('button', { name: 'Next', exact: true });

  await open(0);
  await expect(grid).toHaveAccessibleName('May 2026');
  await expect(hours).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await open(1);
  await expect(grid).toHaveAccessibleName('May 2026');
  await expect(hours).toHaveCount(0);
  await next.click();
  await expect(hours).toBeVisible();
  await expect(grid).toHaveCount(0);
  await next.click();
  await dialog.getByRole('gridcell', { name: '15', exact: true }).click();
  await expect(demo.locator('input').nth(1)).toHaveValue(/05\/15\/2026/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}
