import { expect, type Locator } from '@playwright/test';

export const title = 'Buttons outside the grid scroll to its last row and back to the first one.';

export default async function test(demo: Locator): Promise<void> {
  const first = demo.getByRole('row', { name: 'Bearing 100' });
  const last = demo.getByRole('row', { name: 'Valve 139' });
  await expect(first).toBeInViewport();
  await expect(last).toHaveCount(0);
  await demo.getByRole('button', { name: 'Last part' }).click();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(first).not.toBeInViewport();
  await demo.getByRole('button', { name: 'First part' }).click();
  await expect(first).toBeInViewport({ ratio: 0.9 });
}
