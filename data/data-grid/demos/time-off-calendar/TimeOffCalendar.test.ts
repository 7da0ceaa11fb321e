import { expect, type Locator } from '@playwright/test';

export const title =
  'An absence is one cell over its days. Users add one with a click, Enter or the button, edit it, and remove it with the dialog or Delete. Overlaps cannot be saved, undo restores the absences, and the focus returns to what opened the dialog, or to the absence that covers it.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const page = demo.page();
  const dialog = page.getByRole('dialog');
  const cell = (id: string, day: number) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="2026-05-${String(day).padStart(2, '0')}"]`);
  const workdays = (id: string) => demo.locator(`[role="row"][data-id="${id}"] [data-field="name"]`);
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  const add = demo.getByRole('button', { name: 'Add absence' });
  const undo = demo.getByRole('button', { name: 'Undo' });
  const setLast = (day: string) => dialog.getByLabel('Last day').fill(day);
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

  // One cell covers the days of an absence, and the arrow keys skip them.
  await expect(cell('ada', 4)).toHaveAttribute('aria-colspan', '5');
  await expect(cell('ada', 5)).toHaveCount(0);
  await expect(workdays('ada')).toContainText('5 days away');
  await expect(cell('away', 6)).toHaveText('3');

  // Mouse: a click adds an absence, and another click edits and removes it.
  await cell('dan', 5).click();
  await expect(dialog).toContainText('Add absence');
  await setLast('2026-05-04');
  await expect(dialog.getByText('The last day is before the first.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await setLast('2026-05-06');
  await press('Save');
  await expect(dialog).toHaveCount(0);
  await expect(cell('dan', 5)).toHaveAttribute('aria-colspan', '2');
  await expect(cell('dan', 5)).toBeFocused();
  await expect(workdays('dan')).toContainText('2 days away');
  await expect(cell('away', 6)).toHaveText('4');
  await cell('dan', 5).click();
  await expect(dialog).toContainText('Edit absence');
  await setLast('2026-05-07');
  await press('Save');
  await expect(dialog).toHaveCount(0);
  await expect(cell('dan', 5)).toHaveAttribute('aria-colspan', '3');
  await cell('dan', 5).click();
  await press('Remove');
  await expect(dialog).toHaveCount(0);
  await expect(cell('dan', 5)).toHaveAttribute('aria-colspan', '1');
  await expect(cell('dan', 6)).toHaveCount(1);
  await undo.press('Enter');
  await expect(cell('dan', 5)).toHaveAttribute('aria-colspan', '3');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();

  // Keyboard: Delete removes the focused absence, Enter on a free day adds one.
  await cell('dan', 4).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cell('dan', 4)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(cell('dan', 5)).toHaveAttribute('aria-colspan', '3');
  await page.keyboard.press(forwards);
  await expect(cell('dan', 5)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(cell('dan', 5)).toHaveAttribute('aria-colspan', '1');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Add absence');
  await expect(dialog.getByLabel('First day')).toHaveValue('2026-05-05');
  // The absence starts one day earlier and covers the cell that opened the dialog.
  await dialog.getByLabel('First day').fill('2026-05-04');
  await press('Save');
  await expect(dialog).toHaveCount(0);
  await expect(cell('dan', 4)).toHaveAttribute('aria-colspan', '2');
  await expect(cell('dan', 4)).toBeFocused();

  // A day that is missing is named.
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Edit absence');
  await setLast('');
  await expect(dialog.getByText('Enter both days.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await press('Cancel');
  await expect(dialog).toHaveCount(0);
  await expect(cell('dan', 4)).toHaveAttribute('aria-colspan', '2');

  // Button: the days of another absence of the person cannot be taken, those of somebody else can.
  await add.click();
  await setLast('2026-05-04');
  await expect(dialog.getByText('This person is already away on some of these days.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'Eva Berg' }).click();
  await press('Save');
  await expect(dialog).toHaveCount(0);
  await expect(cell('eva', 1)).toHaveAttribute('aria-colspan', '4');
  await expect(add).toBeFocused();
  await undo.click();
  await expect(cell('eva', 1)).toHaveAttribute('aria-colspan', '1');
}
