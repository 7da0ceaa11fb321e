import { expect, type Locator } from '@playwright/test';

export const claim = 'A popup closes with the choice of a day, a dialog waits for OK.';

export default async function prove(demo: Locator): Promise<void> {
  const dialog = demo.page().getByRole('dialog');
  const ok = dialog.getByRole('button', { name: 'OK' });
  const choose = async (label: string) => {
    await demo.getByRole('group', { name: label }).getByRole('button').click();
    await dialog.getByRole('gridcell', { name: '18', exact: true }).click();
  };
  for (const label of ['Chosen by pointer', 'Always a popup']) {
    await choose(label);
    await expect(dialog).toBeHidden();
  }
  await choose('Always a dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Wed, Mar 18');
  await ok.click();
  await expect(dialog).toBeHidden();
  for (const input of await demo.locator('input').all()) {
    await expect(input).toHaveValue('03/18/2026');
  }
}
