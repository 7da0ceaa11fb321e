import { expect, type Locator } from '@playwright/test';

export const title =
  'The page keeps the selection: it counts, adds up and clears it, also after "select all".';

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status').first();
  await demo.getByRole('checkbox', { name: 'Select row' }).first().click();
  await expect(status).toHaveText('1 selected, €1290.00');
  await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(status).toHaveText('12 selected, €9819.35');
  await demo.getByRole('checkbox', { name: 'Unselect row' }).first().click();
  await expect(status).toHaveText('11 selected, €8529.35');
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(status).toHaveText('0 selected, €0.00');
  await expect(demo.getByRole('row', { selected: true })).toHaveCount(0);
}
