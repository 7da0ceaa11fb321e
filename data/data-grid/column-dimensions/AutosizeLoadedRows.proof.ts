import { expect, type Locator } from '@playwright/test';

export const claim =
  'With autosizeOnMount, the grid measures only the headers while there are no rows; a call after loading fits the columns to the rows.';

export default async function prove(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Title' });
  const emma = demo.getByRole('gridcell', { name: 'Emma' });
  await expect(emma).toBeVisible();
  await expect(header).toHaveCSS('width', '300px');

  // A new grid has no rows when it mounts.
  await demo.getByRole('button', { name: 'Load again' }).click();
  await expect(emma).toHaveCount(0);
  await expect.poll(async () => (await header.boundingBox())!.width, { intervals: [20] }).toBeLessThan(90);
  await expect(emma).toBeVisible();
  await expect(header).toHaveCSS('width', '300px');
}
