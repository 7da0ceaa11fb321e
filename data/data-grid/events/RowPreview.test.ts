import { expect, type Locator } from '@playwright/test';

export const title = 'The footer shows details of the row that the pointer enters or a key moves to.';

export default async function test(demo: Locator): Promise<void> {
  const preview = demo.getByRole('status');
  await demo.getByRole('gridcell', { name: 'Osaka' }).hover();
  await expect(preview).toHaveText('Kansai Air, 40 parcelsCustoms papers inside');
  await demo.getByRole('gridcell', { name: 'Hamburg' }).click();
  await expect(preview).toHaveText('Elbe Freight, 12 parcelsRing at the gate');
  await demo.page().keyboard.press('ArrowDown');
  await expect(preview).toHaveText(/3 parcelsKeep upright$/);
}
