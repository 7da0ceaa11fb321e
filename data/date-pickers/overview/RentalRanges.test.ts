import { expect, type Locator } from '@playwright/test';

export const title = 'One field shows the start and the end of a range, and users select both in the popup.';

export default async function test(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  const season = demo.getByRole('group', { name: 'Season' });
  await season.getByRole('button', { name: /^Choose range/ }).click();
  const dialog = demo.page().getByRole('dialog');
  const choose = async (month: string, name: string) => {
    const day = dialog.getByRole('grid', { name: month }).getByRole('gridcell', { name, exact: true });
    // One month slides out while the other one comes in.
    await expect(day).toHaveCount(1);
    await day.click();
  };
  await choose('May 2026', '14');
  await choose('September 2026', '25');
  await expect(dialog).toBeHidden();
  await expect(inputs.nth(0)).toHaveValue('05/14/2026 – 09/25/2026');
  const hours = demo.getByRole('group', { name: 'Opening hours' });
  await hours.getByRole('spinbutton', { name: 'Hours' }).last().click();
  await demo.page().keyboard.type('0815p');
  await expect(inputs.nth(1)).toHaveValue(/09:00.*08:15/);
}
