import { expect, type Locator } from '@playwright/test';

export const title = 'Areas with the same stack value are stacked, and the legend hides one of them.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiLineChart-area')).toHaveCount(3);
  const readTop = async (id: string) =>
    (await demo.locator(`.MuiLineChart-line[data-series="${id}"]`).boundingBox())!.y;
  expect(await readTop('phone')).toBeLessThan(await readTop('app'));
  expect(await readTop('app')).toBeLessThan(await readTop('web'));

  const before = await readTop('phone');
  await demo.getByRole('button', { name: 'Website' }).click();
  await expect.poll(() => readTop('phone')).toBeGreaterThan(before + 20);
}
