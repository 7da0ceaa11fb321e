import { expect, type Locator } from '@playwright/test';

export const title =
  'Each row is one cell with the subject and the sender, as wide as the grid, below no headers.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.getByRole('row').first().getByRole('gridcell');
  await expect(demo.getByRole('columnheader')).toHaveCount(0);
  await expect(cells).toHaveCount(1);
  await expect(cells).toContainText('Invoice for March');
  await expect(cells).toContainText('Ana Ruiz');
  const getRest = async () => {
    const grid = (await demo.getByRole('grid').boundingBox())!;
    return grid.width - (await cells.boundingBox())!.width;
  };
  await expect.poll(getRest).toBeLessThan(24);
}
