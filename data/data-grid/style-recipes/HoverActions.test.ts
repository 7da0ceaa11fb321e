import { expect, type Locator } from '@playwright/test';

export const title = 'The button of a row appears while the row is hovered or contains the focus, and works.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const row = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const actions = (id: string) => row(id).locator('.MuiDataGrid-actionsCell');
  const room = (id: string) => row(id).locator('[data-field="room"]');
  await demo.getByRole('columnheader', { name: 'Room' }).hover();
  await expect(actions('S-01')).toHaveCSS('opacity', '0');
  await room('S-01').hover();
  await expect(actions('S-01')).toHaveCSS('opacity', '1');
  await expect(actions('S-02')).toHaveCSS('opacity', '0');

  await room('S-02').click();
  await demo.getByRole('columnheader', { name: 'Room' }).hover();
  await expect(actions('S-01')).toHaveCSS('opacity', '0');
  await expect(actions('S-02')).toHaveCSS('opacity', '1');
  await keyboard.press('ArrowDown');
  await expect(actions('S-02')).toHaveCSS('opacity', '0');
  await expect(actions('S-03')).toHaveCSS('opacity', '1');
  await row('S-03').getByRole('menuitem').click();
  await expect(row('S-03')).toHaveCount(0);
  await expect(row('S-04')).toHaveCount(1);
}
