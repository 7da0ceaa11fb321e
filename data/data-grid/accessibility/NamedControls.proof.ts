import { expect, type Locator } from '@playwright/test';

export const claim =
  'A heading names the grid, a text describes it, and each checkbox and editor has its own name.';

export default async function prove(demo: Locator): Promise<void> {
  const grid = demo.getByRole('grid', { name: 'Arrivals today', exact: true });
  await expect(grid).toHaveAccessibleDescription('Press Enter to change a name.');
  await demo.getByRole('checkbox', { name: 'Select Bruno Costa', exact: true }).click();
  await expect(demo.getByRole('row', { name: 'Bruno Costa' })).toHaveAttribute('aria-selected', 'true');
  await expect(demo.getByRole('row', { name: 'Alma Silva' })).toHaveAttribute('aria-selected', 'false');
  await demo.getByRole('gridcell', { name: 'Clara Russo', exact: true }).press('Enter');
  await expect(demo.getByRole('textbox', { name: 'Guest of booking 3', exact: true })).toBeFocused();
}
