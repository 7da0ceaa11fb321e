import { expect, type Locator } from '@playwright/test';

export const claim =
  'The method setColumnWidth sets a width within the minimum, has no visible effect on a flexible column, and flex: 0 makes the width effective.';

export default async function prove(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const press = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  const free = (await demo.getByRole('grid').boundingBox())!.width;
  const expectTitle = (width: number) =>
    expect
      .poll(async () => (await header('Title').boundingBox())!.width)
      .toBeCloseTo(Math.max(width, 100), 0);

  await press('Author 180');
  await expect(header('Author')).toHaveCSS('width', '180px');
  await expectTitle(free - 180);
  await press('Author 20');
  await expect(header('Author')).toHaveCSS('width', '80px');
  await expectTitle(free - 80);
  await press('Title 400');
  await press('Author 180');
  await expect(header('Author')).toHaveCSS('width', '180px');
  await expectTitle(free - 180);
  await press('Title 400 without flex');
  await expect(header('Title')).toHaveCSS('width', '400px');
  await press('Title flexible');
  await expectTitle(free - 180);

  // A hidden column keeps its width, and the flexible one takes the space meanwhile.
  await press('Hide or show author');
  await expect(header('Author')).toHaveCount(0);
  await expectTitle(free);
  await press('Hide or show author');
  await expect(header('Author')).toHaveCSS('width', '180px');
  await expectTitle(free - 180);
  await press('Author 20');
}
