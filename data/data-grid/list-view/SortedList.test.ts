import { expect, type Locator } from '@playwright/test';

export const title = 'The buttons sort the list by date or by sender.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.getByRole('row');
  await expect(rows.first()).toContainText('Kim Berg');
  await demo.getByRole('button').nth(1).click();
  await expect(rows.first()).toContainText('Ana Ruiz');
  await expect(rows.nth(1)).toContainText('Jon Hale');
  await demo.getByRole('button').first().click();
  await expect(rows.first()).toContainText('Kim Berg');
}
