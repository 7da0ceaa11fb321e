import { expect, type Locator } from '@playwright/test';

export const title =
  'A lollipop ends at its value, to the left of zero if it is negative. The axis tooltip shows the value of the state.';

export default async function test(demo: Locator): Promise<void> {
  const dots = demo.locator('svg.MuiChartsSurface-root circle');
  const stems = demo.locator('svg.MuiChartsSurface-root g:has(> circle) > line');
  await expect(dots).toHaveCount(8);
  await expect(stems).toHaveCount(8);
  const read = async (index: number, name: string) => Number(await stems.nth(index).getAttribute(name));
  const length = async (index: number) => (await read(index, 'x2')) - (await read(index, 'x1'));
  expect((await length(0)) / (await length(4))).toBeCloseTo(15.9 / 6.1, 2);
  expect(await length(7)).toBeLessThan(0);
  expect(Number(await dots.nth(4).getAttribute('cx'))).toBeCloseTo(await read(4, 'x2'), 3);

  await dots.nth(6).hover({ force: true });
  await expect(demo.page().getByRole('tooltip')).toContainText(/Pennsylvania.*Change.*2\.4%/s);
  await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
}
