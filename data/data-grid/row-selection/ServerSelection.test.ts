import { expect, type Locator } from '@playwright/test';

export const title =
  'The selection survives a change of the page, and the header checkbox selects all rows of the server.';

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const getBox = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox');
  await expect(first).toHaveText('1');
  await getBox('2').click();
  await expect(status).toHaveText('Selected: 2');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(first).toHaveText('6');
  await getBox('7').click();
  await expect(status).toHaveText('Selected: 2, 7');
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(first).toHaveText('1');
  await expect(getBox('2')).toBeChecked();
  await expect(getBox('1')).not.toBeChecked();

  await demo.locator('input[name="select_all_rows"]').click();
  await getBox('3').click();
  await expect(status).toHaveText('Selected: all tickets on the server except 3');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(first).toHaveText('6');
  await expect(getBox('6')).toBeChecked();
}
