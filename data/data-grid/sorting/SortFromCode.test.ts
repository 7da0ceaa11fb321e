import { expect, type Locator } from '@playwright/test';

export const title =
  'Buttons sort in a given direction, apply the next direction of the sorting order and remove the order.';

export default async function test(demo: Locator): Promise<void> {
  const hours = demo.getByRole('columnheader', { name: 'Hours' });
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const press = async (name: string, direction: string, ticket: string) => {
    await demo.getByRole('button', { name }).click();
    await expect(hours).toHaveAttribute('aria-sort', direction);
    await expect(first).toHaveText(ticket);
  };
  await press('Next direction', 'ascending', 'T-101');
  await press('Slowest first', 'descending', 'T-12');
  // The direction is set, not toggled.
  await press('Slowest first', 'descending', 'T-12');
  await press('Next direction', 'none', 'T-12');
  await press('Next direction', 'ascending', 'T-101');
  await press('Clear', 'none', 'T-12');
}
