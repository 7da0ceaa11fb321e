import { expect, type Locator } from '@playwright/test';

export const title =
  'Each line has its name at its end; one line and its name stand out by color and weight; the tooltip shows the index.';

export default async function test(demo: Locator): Promise<void> {
  const lines = demo.locator('.MuiLineChart-line');
  await expect(lines).toHaveCount(6);
  const florida = demo.locator('.MuiLineChart-line[data-series="Florida"]');
  const texas = demo.locator('.MuiLineChart-line[data-series="Texas"]');
  await expect(florida).toHaveCSS('stroke-width', '4px');
  await expect(texas).toHaveCSS('stroke-width', '1px');
  const readColor = (target: Locator, property: 'stroke' | 'fill') =>
    target.evaluate((element, name) => getComputedStyle(element)[name], property);
  expect(await readColor(florida, 'stroke')).not.toBe(await readColor(texas, 'stroke'));
  const readName = (name: string) => demo.locator('svg > text').filter({ hasText: name });
  expect(await readColor(readName('Florida'), 'fill')).toBe(await readColor(florida, 'stroke'));
  await expect(readName('Florida')).toHaveCSS('font-weight', '700');
  await expect(readName('Texas')).toHaveCSS('font-weight', '400');
  const tops = [];
  for (const name of ['Arizona', 'Florida', 'Texas', 'California', 'United States', 'New York']) {
    tops.push((await readName(name).boundingBox())!.y);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  // At the last year, which the plot ends with.
  await lines.first().scrollIntoViewIfNeeded();
  const box = (await lines.first().boundingBox())!;
  await demo.page().mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await expect(demo.page().getByRole('tooltip')).toContainText(/2020.*Arizona.*550.*Florida.*435/s);
}
