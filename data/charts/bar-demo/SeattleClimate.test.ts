import { expect, type Locator } from '@playwright/test';

export const title =
  'Bars use the left axis and the line uses the right one, each labeled, and the tooltip shows both values of a month.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  const marks = demo.locator('.MuiMarkElement-root');
  await expect(bars).toHaveCount(12);
  await expect(marks).toHaveCount(12);
  const labels = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-label');
  await expect(labels).toHaveText(['Precipitation (mm)', 'Temperature (°C)']);
  const [rain, temperature] = [(await labels.first().boundingBox())!, (await labels.last().boundingBox())!];
  const first = (await bars.first().boundingBox())!;
  const last = (await bars.last().boundingBox())!;
  expect(rain.x).toBeLessThan(first.x);
  expect(temperature.x).toBeGreaterThan(last.x + last.width);
  // On a common axis, 5.5 degrees would be far below 117 mm and 20.4 below 41 mm.
  const isAbove = async (index: number) =>
    (await marks.nth(index).boundingBox())!.y < (await bars.nth(index).boundingBox())!.y;
  await expect.poll(() => isAbove(7)).toBe(true);
  await expect.poll(() => isAbove(0)).toBe(false);
  await bars.nth(2).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(
    /Mar.*Precipitation \(mm\).*152.*Temperature \(°C\).*8\.6/s,
  );
}
