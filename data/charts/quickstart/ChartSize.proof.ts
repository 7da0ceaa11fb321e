import { expect, type Locator } from '@playwright/test';

export const claim = 'A chart without width is as wide as its parent. A chart with width has a fixed width.';

export default async function prove(demo: Locator): Promise<void> {
  const readWidth = async (name: string) => (await demo.getByLabel(name).boundingBox())!.width;
  const free = 'Calls a day, as wide as its box';
  const fixed = 'Calls a day, at a fixed width';
  const before = await readWidth(free);
  expect(await readWidth(fixed)).toBe(240);
  await demo.getByRole('slider').press('Home');
  await expect.poll(() => readWidth(free)).toBeCloseTo(before / 2, -1);
  expect(await readWidth(fixed)).toBe(240);
}
