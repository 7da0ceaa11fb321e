import { expect, type Locator } from '@playwright/test';

export const title = 'A failed request for the root items shows a message, and a button sends it again.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('alert')).toContainText('The catalog could not be loaded.');
  await expect(demo.getByRole('status')).toBeEmpty();
  await expect(demo.getByRole('tree')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('treeitem')).toHaveText(['Screws', 'Tools', 'Work gloves']);
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await expect(demo.getByRole('status')).toBeEmpty();
}
