import { expect, type Locator } from '@playwright/test';

export const title = 'A row that is not selectable has a disabled checkbox, and selecting all rows skips it.';

export default async function test(demo: Locator): Promise<void> {
  const closed = demo.getByRole('row', { name: 'Change of address' });
  await expect(closed.getByRole('checkbox')).toBeDisabled();
  await closed.locator('[data-field="subject"]').click();
  await expect(closed).not.toHaveAttribute('aria-selected', 'true');
  await demo.locator('input[name="select_all_rows"]').click();
  await expect(demo.locator('[role="row"][aria-selected="true"]')).toHaveCount(4);
  await expect(closed).not.toHaveAttribute('aria-selected', 'true');
}
