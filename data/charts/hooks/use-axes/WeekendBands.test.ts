import { expect, type Locator } from '@playwright/test';

export const title =
  'A band behind the line covers each day of the weekend, from the middle of the gap before it to the middle of the gap after it.';

export default async function test(demo: Locator): Promise<void> {
  const bands = demo.locator('rect[opacity="0.12"]');
  const marks = demo.locator('.MuiMarkElement-root');
  await expect(marks).toHaveCount(10);
  await expect(bands).toHaveCount(2);
  const readMiddle = async (target: Locator) => {
    const { x, width } = (await target.boundingBox())!;
    return x + width / 2;
  };
  expect(Math.abs((await readMiddle(bands.nth(0))) - (await readMiddle(marks.nth(5))))).toBeLessThan(2);
  expect(Math.abs((await readMiddle(bands.nth(1))) - (await readMiddle(marks.nth(6))))).toBeLessThan(2);
  const [saturday, sunday] = [(await bands.nth(0).boundingBox())!, (await bands.nth(1).boundingBox())!];
  expect(Math.abs(saturday.x + saturday.width - sunday.x)).toBeLessThan(2);
}
