import { expect, type Locator } from '@playwright/test';

export const title =
  'A click anywhere on a group row expands or collapses it once, and a click on its arrow as well.';

export default async function test(demo: Locator): Promise<void> {
  const norway = demo.getByRole('row', { name: 'Norway (2)' });
  await expect(norway).toHaveAttribute('aria-expanded', 'false');
  await norway.locator('[data-field="customer"]').click();
  await expect(norway).toHaveAttribute('aria-expanded', 'true');
  await norway.getByRole('button', { name: 'hide children' }).click();
  await expect(norway).toHaveAttribute('aria-expanded', 'false');
  await norway.locator('[data-field="customer"]').click();
  await demo.getByRole('row', { name: 'Olsen Boats' }).locator('[data-field="customer"]').click();
  await expect(norway).toHaveAttribute('aria-expanded', 'true');
}
