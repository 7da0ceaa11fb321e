import { expect, type Locator } from '@playwright/test';

export const claim =
  'One group is expanded at first, a click on a group row toggles it once, buttons expand and collapse all groups, and each change is reported once.';

export default async function prove(demo: Locator): Promise<void> {
  const row = (name: string) => demo.getByRole('row', { name });
  const change = demo.getByRole('status');
  await expect(row('Spain (2)')).toHaveAttribute('aria-expanded', 'true');
  await expect(row('Norway (2)')).toHaveAttribute('aria-expanded', 'false');

  await row('Norway (2)').locator('[data-field="total"]').click();
  await expect(row('Norway (2)')).toHaveAttribute('aria-expanded', 'true');
  await expect(change).toHaveText('Last change: Norway, true');
  await row('Norway (2)').getByRole('button', { name: 'hide children' }).click();
  await expect(row('Norway (2)')).toHaveAttribute('aria-expanded', 'false');
  await expect(change).toHaveText('Last change: Norway, false');
  await row('Casa Verde').locator('[data-field="total"]').click();
  await expect(change).toHaveText('Last change: Norway, false');

  await demo.getByRole('button', { name: 'Expand all' }).click();
  await expect(demo.locator('[role="row"][aria-expanded="true"]')).toHaveCount(3);
  await expect(change).toHaveText('Last change: all, true');
  await demo.getByRole('button', { name: 'Collapse all' }).click();
  await expect(demo.locator('[role="row"][aria-expanded="false"]')).toHaveCount(3);
  await expect(change).toHaveText('Last change: all, false');
}
