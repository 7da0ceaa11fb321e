import { expect, type Locator } from '@playwright/test';

export const title =
  'A cell or header shows no outline after a click, and an outline after it receives the focus with the keyboard.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const room = (id: string) => demo.locator(`[role="row"][data-id="${id}"] [data-field="room"]`);
  const header = demo.getByRole('columnheader', { name: 'Room' });
  await room('S-02').click();
  await expect(room('S-02')).toBeFocused();
  await expect(room('S-02')).toHaveCSS('outline-style', 'none');
  await keyboard.press('ArrowUp');
  await expect(room('S-01')).toBeFocused();
  await expect(room('S-01')).toHaveCSS('outline-style', 'solid');
  await keyboard.press('ArrowUp');
  await expect(header).toBeFocused();
  await expect(header).toHaveCSS('outline-style', 'solid');
  await room('S-03').click();
  await expect(room('S-03')).toBeFocused();
  await expect(room('S-03')).toHaveCSS('outline-style', 'none');
  await header.locator('.MuiDataGrid-columnHeaderTitle').click();
  await expect(header).toBeFocused();
  await expect(header).toHaveCSS('outline-style', 'none');
}
