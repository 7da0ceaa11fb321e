import { expect, type Locator } from '@playwright/test';

export const claim =
  'Areas with the same stack value are stacked, as sums or as shares of 100%, and the legend hides one of them.';

export default async function prove(demo: Locator): Promise<void> {
  const areas = demo.locator('.MuiLineChart-area');
  await expect(areas).toHaveCount(3);
  const readTop = async (id: string) =>
    (await demo.locator(`.MuiLineChart-line[data-series="${id}"]`).boundingBox())!.y;
  expect(await readTop('phone')).toBeLessThan(await readTop('app'));
  expect(await readTop('app')).toBeLessThan(await readTop('web'));

  const lastTick = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').last();
  await demo.getByRole('button', { name: 'expand' }).click();
  await expect(lastTick).toHaveText('100%');
  // The top line of the shares is flat.
  const phone = demo.locator('.MuiLineChart-line[data-series="phone"]');
  await expect.poll(async () => (await phone.boundingBox())!.height).toBeLessThan(3);

  await demo.getByRole('button', { name: 'none' }).click();
  const before = await readTop('phone');
  await demo.getByRole('button', { name: 'Website' }).click();
  await expect.poll(() => readTop('phone')).toBeGreaterThan(before + 20);
}
