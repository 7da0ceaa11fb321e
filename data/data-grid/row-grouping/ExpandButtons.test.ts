import { expect, type Locator } from '@playwright/test';

export const title = 'Buttons expand and collapse all groups.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('[role="row"][aria-expanded="false"]')).toHaveCount(3);
  await demo.getByRole('button', { name: 'Expand all' }).click();
  await expect(demo.locator('[role="row"][aria-expanded="true"]')).toHaveCount(3);
  await demo.getByRole('button', { name: 'Collapse all' }).click();
  await expect(demo.locator('[role="row"][aria-expanded="false"]')).toHaveCount(3);
}
