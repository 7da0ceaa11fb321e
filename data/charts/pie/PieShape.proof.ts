import { expect, type Locator } from '@playwright/test';

export const claim =
  'Radii, angles, padding and corners shape the pie; a half pie keeps its radius and its center.';

export default async function prove(demo: Locator): Promise<void> {
  const pie = demo.locator('.MuiPieChart-series');
  const readBox = async () => (await pie.boundingBox())!;
  const set = (name: string, key: 'Home' | 'End') => demo.getByRole('slider', { name }).press(key);
  const half = await readBox();
  expect(half.width / half.height).toBeGreaterThan(1.6);

  await set('startAngle', 'Home');
  await set('endAngle', 'End');
  await set('startAngle', 'End');
  // From 180 to 360 degrees: the left half.
  await expect.poll(async () => (await readBox()).height / (await readBox()).width).toBeGreaterThan(1.6);
  expect(Math.abs((await readBox()).height - half.width)).toBeLessThan(8);

  await set('outerRadius', 'Home');
  await set('innerRadius', 'Home');
  await expect.poll(async () => (await readBox()).height).toBeLessThan(half.width / 3);
}
