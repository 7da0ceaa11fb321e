import { expect, type Locator } from '@playwright/test';

export const title =
  'Each direction has a sector whose length is its number of days, with north at the top and east on the right. Its title names the direction and the days.';

export default async function test(demo: Locator): Promise<void> {
  const sectors = demo.locator('g:has(> text) > path');
  await expect(sectors).toHaveCount(8);
  await expect(sectors.locator('title')).toHaveText([
    'N: 22 days',
    'NE: 41 days',
    'E: 30 days',
    'SE: 18 days',
    'S: 35 days',
    'SW: 88 days',
    'W: 96 days',
    'NW: 35 days',
  ]);
  const boxes = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map(async (index) => (await sectors.nth(index).boundingBox())!),
  );
  const [north, , east, , south, , west] = boxes;
  // Sectors start at the center: north is as tall as its days, west as wide.
  expect(north!.height / south!.height).toBeCloseTo(22 / 35, 1);
  expect(east!.width / west!.width).toBeCloseTo(30 / 96, 1);
  expect(north!.y).toBeLessThan(south!.y);
  expect(west!.x).toBeLessThan(east!.x);
  const readLabel = async (name: string) => {
    const { x, y, width, height } = (await demo.getByText(name, { exact: true }).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [n, e, s, w] = [
    await readLabel('N'),
    await readLabel('E'),
    await readLabel('S'),
    await readLabel('W'),
  ];
  expect(n.y).toBeLessThan(north!.y);
  expect(n.x).toBeCloseTo(north!.x + north!.width / 2, 0);
  expect(s.x).toBeCloseTo(n.x, 0);
  expect(e.y).toBeCloseTo(east!.y + east!.height / 2, 0);
  expect(w.y).toBeCloseTo(e.y, 0);
  expect(w.x).toBeLessThan(e.x);
}
