import { expect, type Locator } from '@playwright/test';

export const title =
  'A complete range shows the orders of its first, its last and all days between, and an incomplete one shows all.';

export default async function test(demo: Locator): Promise<void> {
  const items = demo.getByRole('listitem');
  const months = demo.getByRole('spinbutton', { name: 'Month' });
  const { keyboard } = demo.page();
  await expect(items).toHaveCount(4);
  await months.first().click();
  await keyboard.type('05042026');
  await expect(items).toHaveCount(4);
  await keyboard.type('05152026');
  await expect(demo.locator('input')).toHaveValue('05/04/2026 – 05/15/2026');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('2026-05-04');
  await expect(items.last()).toContainText('2026-05-15');
  await months.first().click();
  await keyboard.type('05052026');
  await expect(items).toHaveCount(2);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await expect(items).toHaveCount(4);
}
