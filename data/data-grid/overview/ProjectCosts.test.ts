import { expect, type Locator } from '@playwright/test';

export const title =
  'Costs hang below their projects, and the column of the projects stays while months scroll by.';

export default async function test(demo: Locator): Promise<void> {
  await demo.page().setViewportSize({ width: 600, height: 800 });
  await expect(demo.getByRole('row', { name: 'Rails' })).toHaveCount(0);
  await demo.getByRole('row', { name: 'Tram line' }).getByRole('button').click();
  await expect(demo.getByRole('row', { name: 'Rails' })).toBeVisible();

  const january = demo.getByRole('columnheader', { name: 'Jan' });
  await expect(january).toBeInViewport({ ratio: 0.9 });
  await demo.getByRole('row', { name: 'Rails' }).getByRole('gridcell', { name: '2', exact: true }).click();
  await demo.page().keyboard.press('End');
  await expect(demo.getByRole('columnheader', { name: 'Total (k€)' })).toBeInViewport({ ratio: 0.9 });
  await expect(january).not.toBeInViewport({ ratio: 0.9 });
  await expect(demo.getByRole('columnheader', { name: 'Project' })).toBeInViewport({ ratio: 0.9 });
}
