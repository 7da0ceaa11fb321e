import { expect, type Locator } from '@playwright/test';

export const title =
  'Users type a date, or choose one in the calendar with the mouse or with Enter. The calendar does not end editing, and Enter in the field saves.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cell = demo.locator('[role="row"][data-id="1"] [data-field="start"]');
  const open = cell.getByRole('button', { name: /Choose date/ });

  await cell.dblclick();
  await open.click();
  await page.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect(open).toBeVisible();
  await demo.getByRole('columnheader', { name: 'Hike' }).click();
  await expect(cell).toHaveText('5/20/2026');

  await cell.dblclick();
  await open.click();
  await page.getByRole('gridcell', { name: '20', exact: true }).press('ArrowDown');
  await page.getByRole('gridcell', { name: '27', exact: true }).press('Enter');
  await expect(open).toBeVisible();
  await cell.getByRole('spinbutton', { name: 'Year' }).press('Enter');
  await expect(cell).toHaveText('5/27/2026');
}
