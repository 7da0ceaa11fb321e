import { expect, type Locator } from '@playwright/test';

export const title =
  'Checkboxes select several rows, Shift selects a range, a click on a cell keeps the other rows, and the header selects all.';

export default async function test(demo: Locator): Promise<void> {
  const selected = demo.locator('[role="row"][aria-selected="true"] [data-field="id"]');
  const getRow = (id: string) => demo.getByRole('row', { name: id });
  const getBox = (id: string) => getRow(id).getByRole('checkbox');
  await getBox('101').click();
  await getBox('104').click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText(['101', '102', '103', '104']);
  await getBox('102').click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText(['101', '102']);
  await getRow('105').locator('[data-field="subject"]').click();
  await expect(selected).toHaveText(['101', '102', '105']);

  const all = demo.locator('input[name="select_all_rows"]');
  await expect(all).toHaveAttribute('data-indeterminate', 'true');
  await all.click();
  await expect(selected).toHaveCount(5);
  await all.click();
  await expect(selected).toHaveCount(0);
}
