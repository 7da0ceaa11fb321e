import { expect, type Locator } from '@playwright/test';

export const title =
  'Edited rows are marked until one button saves or discards all of them. A row that the server rejects stays marked.';

export default async function test(demo: Locator): Promise<void> {
  const getPrice = (id: number) => demo.locator(`[role="row"][data-id="${id}"] [data-field="price"]`);
  const edit = async (id: number, value: string) => {
    await getPrice(id).dblclick();
    await getPrice(id).locator('input').fill(value);
    await getPrice(id).locator('input').press('Enter');
    await expect(getPrice(id).locator('input')).toHaveCount(0);
  };
  const save = demo.getByRole('button', { name: 'Save' });
  const unsaved = demo.locator('.unsaved');

  await edit(1, '2.5');
  await edit(1, '2.6');
  await edit(3, '4');
  await expect(unsaved).toHaveCount(2);
  await demo.getByRole('button', { name: 'Discard' }).click();
  await expect(unsaved).toHaveCount(0);
  await expect(getPrice(1)).toHaveText('2.40');
  await expect(getPrice(3)).toHaveText('3.90');

  await edit(2, '3.777');
  await expect(save).toHaveText('Save (1)');
  await save.click();
  await expect(demo.getByRole('progressbar')).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await expect(getPrice(2)).toHaveText('3.78');
  await expect(save).toHaveText('Save (0)');

  await edit(1, '30');
  await edit(3, '4.1');
  await save.click();
  await expect(save).toHaveText('Save (1)');
  await expect(unsaved).toHaveCount(1);
  await expect(getPrice(1)).toHaveText('30.00');
  await expect(getPrice(3)).toHaveText('4.10');
}
