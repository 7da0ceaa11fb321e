import { expect, type Locator } from '@playwright/test';

export const title =
  'Employees are below their managers, and the button, Enter and Space on the first cell expand and collapse a row.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="__tree_data_group__"]');
  const sarah = demo.getByRole('row', { name: 'Sarah Lind' });
  await expect(names).toHaveText(['Sarah Lind (4)', 'Jon Hale']);
  await sarah.getByRole('button', { name: 'see children' }).click();
  await expect(names).toHaveText(['Sarah Lind (4)', 'Tomás Vega (2)', 'Ruth Adler', 'Jon Hale']);
  await expect(demo.getByRole('row', { name: 'Ruth Adler' })).toHaveAttribute('aria-level', '2');
  await expect(demo.getByRole('row', { name: 'Jon Hale' }).getByRole('button')).toHaveCount(0);

  const cell = sarah.getByRole('gridcell').first();
  await cell.press('Enter');
  await expect(sarah).toHaveAttribute('aria-expanded', 'false');
  await cell.press('Space');
  await expect(sarah).toHaveAttribute('aria-expanded', 'true');
  await sarah.getByRole('gridcell', { name: 'CEO' }).press('Enter');
  await expect(sarah).toHaveAttribute('aria-expanded', 'true');
}
