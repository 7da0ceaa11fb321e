import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a mark reports its metric, a click on the area reports the nearest metric, and a click outside reports nothing.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const marks = demo.locator('.MuiRadarChart-seriesMark');
  await marks.nth(2).click();
  await expect(output).toHaveText('Mark: harbor, Coffee');
  // Between the center and the first mark.
  const mark = (await marks.nth(0).boundingBox())!;
  await demo.page().mouse.click(mark.x + mark.width / 2, mark.y + 30);
  await expect(output).toHaveText('Area: harbor, Quiet');
  await marks.nth(4).click();
  await expect(output).toHaveText('Mark: harbor, Transit');
  await demo.page().mouse.click(mark.x + mark.width / 2, mark.y - 8);
  await expect(output).toHaveText('Mark: harbor, Transit');
}
