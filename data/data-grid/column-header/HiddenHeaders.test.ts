import { expect, type Locator } from '@playwright/test';

export const title =
  'No header takes up space, the first row is at the top, and screen readers still find the names of the columns.';

export default async function test(demo: Locator): Promise<void> {
  const grid = demo.getByRole('grid');
  const temperature = demo.getByRole('columnheader', { name: 'Temperature' });
  await expect(temperature).toHaveCount(1);
  expect((await temperature.boundingBox())!.height).toBeLessThan(2);
  const row = (await demo.getByRole('row').nth(1).boundingBox())!;
  expect(row.y - (await grid.boundingBox())!.y).toBeLessThan(3);
  await expect(demo.getByRole('row').nth(1)).toContainText('Bergen');
}
