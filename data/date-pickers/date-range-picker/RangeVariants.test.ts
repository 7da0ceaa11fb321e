import { expect, type Locator } from '@playwright/test';

export const title =
  'The popup shows two months and closes after the end. The dialog shows one month, a toolbar with both parts, and closes with OK. After OK, the next click edits the other part.';

export default async function test(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const open = async (label: string) => {
    await demo.getByRole('group', { name: label }).getByRole('button').click();
    await expect(dialog).toBeVisible();
  };
  const may = dialog.getByRole('grid', { name: 'May 2026' });
  const select = (day: string) => may.getByRole('gridcell', { name: day, exact: true }).click();

  await open('Desktop');
  await expect(dialog.getByRole('grid')).toHaveCount(2);
  await select('12');
  await expect(demo.locator('input').first()).toHaveValue('05/12/2026 – 05/22/2026');
  await select('21');
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input').first()).toHaveValue('05/12/2026 – 05/21/2026');

  await open('Mobile');
  await expect(dialog.getByRole('grid')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'May 22' }).click();
  await select('28');
  await expect(dialog.getByRole('button', { name: 'May 28' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input').last()).toHaveValue('05/11/2026 – 05/22/2026');
  await open('Mobile');
  await select('12');
  await expect(dialog.getByRole('button', { name: 'May 12' })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(demo.locator('input').last()).toHaveValue('05/12/2026 – 05/22/2026');

  // The start was selected before OK, so the next day is the end, not a new start.
  await open('Mobile');
  await select('25');
  await expect(dialog.getByRole('button', { name: 'May 25' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'May 12' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}
