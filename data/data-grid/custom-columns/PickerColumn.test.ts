import { expect, type Locator } from '@playwright/test';
import { getDay, openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'The filter panel and the cell have a date picker. The filter compares days, ignores an incomplete date, and the cell saves the day that users choose.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const released = demo.locator('[role="row"][data-id="3"] [data-field="released"]');
  await expect(names).toHaveText(['Desk lamp', 'Bench']);

  await demo
    .getByRole('button', { name: /Filters|Show filters/ })
    .first()
    .click();
  const panel = page.locator('.MuiDataGrid-panel');
  // The lamp was released on this day, so it is not after it.
  await typeDate(panel, '03092026');
  await expect(names).toHaveText(['Bench']);
  await typeDate(panel, '03082026');
  await expect(names).toHaveText(['Desk lamp', 'Bench']);
  await panel.getByRole('spinbutton', { name: 'Month' }).press('Backspace');
  await expect(names).toHaveText(['Desk lamp', 'Bookshelf', 'Bench', 'Planter']);
  await typeDate(panel, '03');
  await expect(names).toHaveText(['Desk lamp', 'Bench']);
  await getDay(await openCalendar(panel), 20).click();
  await expect(names).toHaveText(['Bench']);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await released.dblclick();
  await getDay(await openCalendar(released), 27).click();
  await released.getByRole('spinbutton', { name: 'Year' }).press('Enter');
  await expect(released).toHaveText('4/27/2026');
}
