import { expect, type Locator } from '@playwright/test';

export const title =
  'Pointing anywhere in a day lists all stations of this day. The tooltip closes when the pointer leaves the chart.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  await demo.locator('.MuiLineChart-mark').nth(1).hover();
  await expect(tooltip).toContainText(/Tue.*Harbor.*91.*Market.*58.*Library.*37/s);
  // Far away from the marks of this day.
  const box = (await demo.locator('.MuiLineChart-mark').nth(13).boundingBox())!;
  await demo.page().mouse.move(box.x + box.width / 2, box.y + 20);
  await expect(tooltip).toContainText(/Thu.*103.*69.*41/s);
  await demo.page().mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
}
