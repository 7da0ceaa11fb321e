import { expect, type Locator } from '@playwright/test';

export const title =
  'The checkboxes select several rows and deselect one, with the pointer and with Space, and the arrow keys move between them.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  const selected = demo.locator('[role="row"][aria-selected="true"]');
  await row(1).getByRole('checkbox').check();
  await row(3).getByRole('checkbox').check();
  await expect(selected).toHaveCount(2);
  await row(1).getByRole('checkbox').uncheck();
  await expect(selected).toHaveCount(1);
  await expect(row(3)).toHaveAttribute('aria-selected', 'true');
  await row(2).getByRole('checkbox').press('ArrowDown');
  await expect(row(3).getByRole('checkbox')).toBeFocused();
  await row(3).getByRole('checkbox').press('Space');
  await expect(selected).toHaveCount(0);
}
