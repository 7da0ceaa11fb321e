import { expect, type Locator } from '@playwright/test';

export const title =
  'Each line connects two years, has its values at both ends and its name at the right end, at the height of its points.';

const ends = [
  ['10.6', '39.5 California'],
  ['7.7', '29.1 Texas'],
  ['14.8', '20.2 New York'],
  ['4.7', '7.0 Massachusetts'],
] as const;

export default async function test(demo: Locator): Promise<void> {
  const lines = demo.locator('.MuiLineChart-line');
  const marks = demo.locator('.MuiLineChart-mark');
  await expect(lines).toHaveCount(4);
  await expect(marks).toHaveCount(8);
  await expect(demo.locator('.MuiChartsAxis-tickLabel')).toHaveText(['1950', '2020']);
  const readBox = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox())!;
    return { start: x, end: x + width, middle: y + height / 2 };
  };
  for (const [index, [first, last]] of ends.entries()) {
    for (const [position, text] of [first, last].entries()) {
      const label = await readBox(demo.getByText(text, { exact: true }));
      await expect
        .poll(async () => Math.abs((await readBox(marks.nth(2 * index + position))).middle - label.middle))
        .toBeLessThan(4);
      const mark = await readBox(marks.nth(2 * index + position));
      const distance = position === 0 ? mark.start - label.end : label.start - mark.end;
      expect(distance).toBeGreaterThan(0);
      expect(distance).toBeLessThan(20);
    }
  }
}
