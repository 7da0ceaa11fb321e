import { expect, type Locator } from '@playwright/test';

export const title =
  'The toolbar receives custom props through slotProps: a status, and a callback that changes it.';

export default async function test(demo: Locator): Promise<void> {
  const toolbar = demo.getByRole('toolbar', { name: 'Orders' });
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(toolbar.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'true');
  await expect(customers).toHaveText(['Okafor Ltd', 'Moreau SARL']);
  await toolbar.getByRole('button', { name: 'Sent' }).click();
  await expect(customers).toHaveText(['Lindqvist AB', 'Tanaka KK']);
  await expect(toolbar.getByRole('button', { name: 'Sent' })).toHaveAttribute('aria-pressed', 'true');
}
