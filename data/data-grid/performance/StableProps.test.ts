import { expect, type Locator } from '@playwright/test';

export const title =
  'With stable props, a key press in the parent renders no cell; one new prop renders each visible cell again.';

export default async function test(demo: Locator): Promise<void> {
  const body = demo.page().locator('body');
  const output = demo.getByRole('status');
  const note = demo.getByLabel('Type a note');
  const select = async (name: string) => {
    await demo.getByRole('combobox').click();
    await body.getByRole('option', { name, exact: true }).click();
    await expect(body.getByRole('listbox')).toHaveCount(0);
  };
  await expect(demo.locator('.MuiDataGrid-row').first()).toBeVisible();
  const rows = await demo.locator('.MuiDataGrid-row').count();
  expect(rows).toBeGreaterThan(4);
  // The first key may come while the grid measures itself.
  await note.press('a');
  await note.press('b');
  await expect(output).toHaveText('Rendered cells: 0');
  for (const kind of [
    'New callback',
    'New sx',
    'New initialState',
    'New slotProps',
    'New columns',
    'New rows',
  ]) {
    await select(kind);
    await note.press('a');
    await note.press('d');
    await expect(output).not.toHaveText('Rendered cells: 0');
    const count = Number(/\d+/.exec((await output.textContent())!)![0]);
    expect(count).toBeGreaterThanOrEqual(rows);
    await select('Stable props');
    // What the change of the props began may take some renders.
    const pressKey = async () => {
      await note.press('b');
      return output.textContent();
    };
    await expect.poll(pressKey).toBe('Rendered cells: 0');
  }
}
