import { expect, type Locator } from '@playwright/test';

export const title =
  'A line leads from the edge of each slice to its name. Names of slices on the right are to the right of the pie, the others to its left.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('g:has(> path) > text');
  await expect(names).toHaveText(['Fields', 'Forest', 'Towns', 'Lakes']);
  await expect(demo.locator('g:has(> text) > path')).toHaveCount(4);
  const pie = (await demo.locator('[data-series="land"]').first().boundingBox())!;
  const center = pie.x + pie.width / 2;
  const read = async (name: string) => (await names.filter({ hasText: name }).boundingBox())!;
  expect((await read('Fields')).x).toBeGreaterThan(center);
  for (const name of ['Forest', 'Towns', 'Lakes']) {
    const { x, width } = await read(name);
    expect(x + width).toBeLessThan(center);
  }
}
