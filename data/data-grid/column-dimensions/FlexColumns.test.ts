import { expect, type Locator } from '@playwright/test';

export const title =
  'The title is twice as wide as the author, and both fill the space that the year leaves, but not below their minimum.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const width = async (name: string) => (await header(name).boundingBox())!.width;
  const free = (await demo.getByRole('grid').boundingBox())!.width - 80;
  await expect(header('Year')).toHaveCSS('width', '80px');
  if (free >= 300) {
    await expect.poll(async () => (await width('Title')) / (await width('Author'))).toBeCloseTo(2, 1);
    expect((await width('Title')) + (await width('Author'))).toBeCloseTo(free, 0);
  } else {
    await expect(header('Author')).toHaveCSS('width', '100px');
  }
}
