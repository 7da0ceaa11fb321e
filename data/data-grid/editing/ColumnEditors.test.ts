import { expect, type Locator } from '@playwright/test';

export const title =
  'Each column type has its editor, and cells without a change are saved as well. Enter saves the option of a select, but a click does not. A number that is emptied in its input is saved as null, and after Delete and Enter as undefined.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.locator('[role="row"][data-id="B-104"]');
  const getCell = (field: string) => row.locator(`[data-field="${field}"]`);
  const output = demo.getByRole('status');

  await getCell('name').dblclick();
  await getCell('name').locator('input[type="text"]').fill('Chain');
  await demo.page().keyboard.press('Enter');
  await expect(output).toHaveText('Saved: name = string "Chain"');
  await getCell('name').dblclick();
  await getCell('name').locator('input[type="text"]').press('Enter');
  await expect(output).toHaveText('Saved: no change');

  await getCell('stock').dblclick();
  await getCell('stock').locator('input[type="number"]').fill('12');
  await demo.page().keyboard.press('Enter');
  await expect(output).toHaveText('Saved: stock = number 12');
  await getCell('stock').dblclick();
  await getCell('stock').locator('input').fill('');
  await demo.page().keyboard.press('Enter');
  await expect(output).toHaveText('Saved: stock = null');
  await getCell('stock').click();
  await demo.page().keyboard.press('Delete');
  await expect(getCell('stock').locator('input')).toBeFocused();
  await demo.page().keyboard.press('Enter');
  await expect(output).toHaveText('Saved: stock = undefined');

  await getCell('category').dblclick();
  await demo.page().getByRole('option', { name: 'Wheels' }).click();
  await expect(demo.page().getByRole('option', { name: 'Wheels' })).toHaveCount(0);
  await expect(getCell('category')).toHaveClass(/cell--editing/);
  await demo.page().keyboard.press('Enter');
  await expect(output).toHaveText('Saved: category = string "wheels"');
  await getCell('category').dblclick();
  await demo.page().getByRole('option', { name: 'Brakes' }).press('Enter');
  await expect(output).toHaveText('Saved: category = string "brakes"');

  await getCell('delivered').dblclick();
  await getCell('delivered').locator('input[type="date"]').fill('2026-04-01');
  await demo.page().keyboard.press('Enter');
  await expect(output).toHaveText('Saved: delivered = Date Wed Apr 01 2026');
  await getCell('delivered').dblclick();
  await getCell('delivered').locator('input').fill('');
  await demo.page().keyboard.press('Enter');
  await expect(output).toHaveText('Saved: delivered = null');

  await getCell('isOrdered').dblclick();
  await getCell('isOrdered').locator('input[type="checkbox"]').press('Space');
  await demo.page().keyboard.press('Enter');
  await expect(output).toHaveText('Saved: isOrdered = boolean false');
}
