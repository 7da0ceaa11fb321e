import { expect, type Locator } from '@playwright/test';

export const title = 'The buttons and Ctrl+Z undo the last edits one after another, and redo them.';

export default async function test(demo: Locator): Promise<void> {
  const getPrice = (id: number) => demo.locator(`[role="row"][data-id="${id}"] [data-field="price"]`);
  const edit = async (id: number, value: string) => {
    await getPrice(id).dblclick();
    await getPrice(id).locator('input').fill(value);
    await getPrice(id).locator('input').press('Enter');
    await expect(getPrice(id).locator('input')).toHaveCount(0);
  };
  const getButton = (name: string) => demo.getByRole('button', { name });

  await edit(1, '2.5');
  await edit(1, '2.6');
  await edit(2, '4');
  await getButton('Undo').click();
  await expect(getPrice(2)).toHaveText('3.60');
  await expect(getPrice(1)).toHaveText('2.60');
  await getPrice(3).click();
  await demo.page().keyboard.press('Control+z');
  await expect(getPrice(1)).toHaveText('2.50');
  await demo.page().keyboard.press('Control+z');
  await expect(getPrice(1)).toHaveText('2.40');
  await expect(getButton('Undo')).toBeDisabled();
  await demo.page().keyboard.press('Control+Shift+z');
  await expect(getPrice(1)).toHaveText('2.50');
  await getButton('Redo').click();
  await expect(getPrice(1)).toHaveText('2.60');
  await edit(4, '5');
  await expect(getButton('Redo')).toBeDisabled();
}
