import { expect, type Locator } from '@playwright/test';

export const title =
  'Marks and line change their color at the threshold, which belongs to the range above it.';

export default async function test(demo: Locator): Promise<void> {
  const marks = demo.locator('.MuiMarkElement-root');
  const readStrokes = () =>
    marks.evaluateAll((circles) => circles.map((circle) => circle.getAttribute('stroke')));
  const cold = '#1976d2';
  const warm = '#d32f2f';
  await expect.poll(readStrokes).toEqual([cold, cold, warm, warm, warm, cold]);
  await expect(demo.locator('.MuiLineElement-root')).toHaveAttribute('stroke', /^url\(#/);
}
