import { expect, type Locator } from '@playwright/test';

export const claim =
  'Buttons sort and clear the order, and a selector reads the new order while onSortModelChange still reads the old one.';

export default async function prove(demo: Locator): Promise<void> {
  const press = (name: string) => demo.getByRole('button', { name }).click();
  const hours = demo.getByRole('columnheader', { name: 'Hours' });
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const footer = demo.getByRole('status');
  const expectPrevious = (id: string) =>
    expect(demo.getByText(`First row in onSortModelChange: ${id}`, { exact: true })).toBeVisible();
  await press('Clear');
  await expect(first).toHaveText('T-12');
  await expect(footer).toHaveText('First row: T-12');

  await press('Next direction');
  await expect(hours).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toHaveText('T-101');
  await expect(footer).toHaveText('First row: T-101');
  await expectPrevious('T-12');

  await press('Slowest first');
  await expect(hours).toHaveAttribute('aria-sort', 'descending');
  await expectPrevious('T-101');
  await press('Slowest first');
  await expect(hours).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toHaveText('T-12');

  await press('Next direction');
  await expect(hours).toHaveAttribute('aria-sort', 'none');
  await press('Slowest first');
  await press('Clear');
  await expect(hours).toHaveAttribute('aria-sort', 'none');
}
