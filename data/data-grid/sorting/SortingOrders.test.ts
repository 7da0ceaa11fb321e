import { expect, type Locator } from '@playwright/test';

export const title =
  'The first click sorts descending, the second ascending, and the third descending again instead of removing the order.';

export default async function test(demo: Locator): Promise<void> {
  const opened = demo.getByRole('columnheader', { name: 'Opened' });
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  await expect(opened).toHaveAttribute('aria-sort', 'none');
  for (const [direction, ticket] of [
    ['descending', 'T-101'],
    ['ascending', 'T-7'],
    ['descending', 'T-101'],
  ] as const) {
    await opened.click();
    await expect(opened).toHaveAttribute('aria-sort', direction);
    await expect(first).toHaveText(ticket);
  }
}
