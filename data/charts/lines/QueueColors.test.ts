import { expect, type Locator } from '@playwright/test';

export const title =
  'The marks have the color of their range, and the line and the area a gradient with both colors.';

export default async function test(demo: Locator): Promise<void> {
  const marks = demo.locator('.MuiLineChart-mark');
  const readStrokes = () =>
    marks.evaluateAll((circles) => circles.map((circle) => circle.getAttribute('stroke')));
  await expect.poll(readStrokes).toEqual(['#2e7d32', '#2e7d32', '#c62828', '#c62828']);
  const stroke = await demo.locator('.MuiLineChart-line').getAttribute('stroke');
  expect(stroke).toMatch(/^url\(#.+\)$/);
  await expect(demo.locator('.MuiLineChart-area')).toHaveAttribute('fill', stroke!);
}
