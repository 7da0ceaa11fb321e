import { expect, type Locator } from '@playwright/test';

export const title = 'A click outside the cell does not end editing, but Enter does.';

export default async function test(demo: Locator): Promise<void> {
  const note = demo.getByRole('row', { name: 'S-310' }).locator('[data-field="note"]');
  await note.dblclick();
  await note.getByRole('textbox').fill('Ring twice');
  await demo.getByRole('gridcell', { name: 'Keep upright' }).click();
  await expect(note.getByRole('textbox')).toHaveValue('Ring twice');

  await note.getByRole('textbox').press('Enter');
  await expect(note.getByRole('textbox')).toHaveCount(0);
  await expect(note).toHaveText('Ring twice');
}
