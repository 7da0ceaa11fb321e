import { expect, type Locator } from '@playwright/test';

export const title =
  'The dashed forecast starts where the solid line ends, and the tooltip shows each value once, with its kind.';

export default async function test(demo: Locator): Promise<void> {
  const census = demo.locator('.MuiLineChart-line[data-series="census"]');
  const projection = demo.locator('.MuiLineChart-line[data-series="projection"]');
  await expect(projection).toHaveCSS('stroke-dasharray', '6px, 6px');
  await expect(census).toHaveCSS('stroke-dasharray', 'none');
  await expect(demo.locator('.MuiLineChart-mark[data-series="projection"]')).toHaveCount(2);
  const [solid, dashed] = [(await census.boundingBox())!, (await projection.boundingBox())!];
  expect(Math.abs(solid.x + solid.width - dashed.x)).toBeLessThan(4);
  const tooltip = demo.page().getByRole('tooltip');
  const point = async (x: number) => demo.page().mouse.move(x, solid.y + solid.height / 2);
  await point(dashed.x);
  await expect(tooltip).toContainText(/2020.*Census.*331 million/s);
  await expect(tooltip).not.toContainText('Projection');
  await point(dashed.x + dashed.width - 2);
  await expect(tooltip).toContainText(/2100.*Projection.*366 million/s);
  await expect(tooltip).not.toContainText('Census');
}
