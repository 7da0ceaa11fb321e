import { expect, type Locator } from '@playwright/test';

export const title = 'A button expands a row, and Space toggles it once, both on the button and on the cell.';

export default async function test(demo: Locator): Promise<void> {
  const sarah = demo.getByRole('row', { name: 'Sarah Lind' });
  await sarah.getByRole('button', { name: 'Team of 4' }).click();
  await expect(sarah).toHaveAttribute('aria-expanded', 'true');
  await expect(demo.getByRole('button', { name: 'Team of 2' })).toBeVisible();
  await sarah.getByRole('button').press('Space');
  await expect(sarah.getByRole('button')).toHaveText('Team of 4');
  await expect(sarah).toHaveAttribute('aria-expanded', 'false');
  await sarah.getByRole('gridcell').first().press('Space');
  await expect(sarah).toHaveAttribute('aria-expanded', 'true');
  await sarah.getByRole('button').press('Enter');
  await expect(sarah).toHaveAttribute('aria-expanded', 'false');
}
