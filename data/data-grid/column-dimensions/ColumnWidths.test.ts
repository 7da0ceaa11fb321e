import { expect, type Locator } from '@playwright/test';

export const title =
  'A column without a width is 100 px wide, a fixed one as wide as its width, and a flexible one fills the grid.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  await expect(header('Book')).toHaveCSS('width', '100px');
  await expect(header('Year')).toHaveCSS('width', '70px');
  const widths = async () => {
    const grid = (await demo.getByRole('grid').boundingBox())!.width;
    const heading = (await header('Title').boundingBox())!.width;
    return heading - (grid - 170);
  };
  // Never narrower than its minimum.
  const grid = (await demo.getByRole('grid').boundingBox())!.width;
  if (grid > 290) {
    await expect.poll(widths).toBeCloseTo(0, 0);
  } else {
    await expect(header('Title')).toHaveCSS('width', '120px');
  }
}
