import { expect, type Locator } from '@playwright/test';

export const title =
  'Ticks move to the edges or the middle of a category, and labels follow them on request.';

/** The middle of an element in px from the left. */
async function readCenter(element: Locator): Promise<number> {
  const box = (await element.boundingBox())!;
  return box.x + box.width / 2;
}

export default async function test(demo: Locator): Promise<void> {
  const axis = demo.locator('.MuiChartsAxis-directionX');
  const ticks = axis.locator('.MuiChartsAxis-tick');
  const labels = axis.locator('.MuiChartsAxis-tickLabel');
  const bars = demo.locator('.MuiBar-element');
  const choose = (placement: string) => demo.getByRole('button', { name: placement }).click();
  const getDistance = async (one: Locator, other: Locator) =>
    Math.abs((await readCenter(one)) - (await readCenter(other)));

  await expect(ticks).toHaveCount(5);
  expect(await getDistance(labels.first(), bars.first())).toBeLessThan(2);

  await choose('middle');
  await expect(ticks).toHaveCount(4);
  await expect.poll(() => getDistance(ticks.first(), bars.first())).toBeLessThan(2);

  await choose('end');
  await expect.poll(() => getDistance(ticks.first(), bars.first())).toBeGreaterThan(20);
  expect(await getDistance(labels.first(), bars.first())).toBeLessThan(2);

  await demo.getByRole('switch').check();
  await expect.poll(() => getDistance(labels.first(), ticks.first())).toBeLessThan(2);
}
