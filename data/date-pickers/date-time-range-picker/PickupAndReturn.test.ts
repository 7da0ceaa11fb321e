import { expect, type Locator } from '@playwright/test';

export const title = 'The start and the end have a field each, with its own label, and share a popup.';

export default async function test(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  const day = (label: string) =>
    demo.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Day' });
  await expect(inputs).toHaveCount(2);
  await expect(inputs.nth(0)).toHaveValue(/05\/11\/2026/);
  await expect(inputs.nth(1)).toHaveValue(/05\/14\/2026/);
  await day('Return').click();
  const grid = demo.page().getByRole('grid', { name: 'May 2026' });
  await grid.getByRole('gridcell', { name: '16', exact: true }).click();
  await expect(inputs.nth(1)).toHaveValue(/05\/16\/2026/);
  await expect(inputs.nth(0)).toHaveValue(/05\/11\/2026/);
  await demo.page().keyboard.press('Escape');
  await expect(grid).toBeHidden();

  await day('Pickup').click();
  await grid.getByRole('gridcell', { name: '12', exact: true }).click();
  await expect(inputs.nth(0)).toHaveValue(/05\/12\/2026/);
  await expect(inputs.nth(1)).toHaveValue(/05\/16\/2026/);
  await demo.page().keyboard.press('Escape');
  await expect(grid).toBeHidden();
}
