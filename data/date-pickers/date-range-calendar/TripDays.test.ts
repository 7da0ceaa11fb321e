import { expect, type Locator } from '@playwright/test';

export const title = 'Two months are visible. The first click selects the start, and the second one the end.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('grid')).toHaveCount(2);
  const may = demo.getByRole('grid', { name: 'May 2026' });
  const june = demo.getByRole('grid', { name: 'June 2026' });
  const selected = (month: Locator) => month.locator('[role="gridcell"][aria-selected="true"]');
  await expect(selected(may)).toHaveText(['12', '21']);
  await may.getByRole('gridcell', { name: '25', exact: true }).click();
  await expect(selected(may)).toHaveText(['25']);
  await june.getByRole('gridcell', { name: '3', exact: true }).click();
  await expect(selected(may)).toHaveText(['25']);
  await expect(selected(june)).toHaveText(['3']);
}
