import { expect, type Locator } from '@playwright/test';

export const title =
  'A checked row is in an include model, selecting all rows gives an exclude model without ids, and a deselected row is in it.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const all = demo.locator('input[name="select_all_rows"]');
  const getBox = (id: string) => demo.getByRole('row', { name: id }).getByRole('checkbox');
  await expect(output).toHaveText('type: include, ids: none');
  await getBox('102').click();
  await expect(output).toHaveText('type: include, ids: 102');
  await all.click();
  await expect(output).toHaveText('type: exclude, ids: none');
  await getBox('103').click();
  await expect(output).toHaveText('type: exclude, ids: 103');
  await expect(getBox('104')).toBeChecked();
  await all.click();
  await all.click();
  await expect(output).toHaveText('type: include, ids: none');
}
