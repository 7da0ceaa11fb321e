import { expect, type Locator } from '@playwright/test';

export const title =
  'The area fades out downward, only the summit has a mark, and the tooltip shows distance and elevation.';

export default async function test(demo: Locator): Promise<void> {
  const area = demo.locator('.MuiLineChart-area');
  await expect(area).toHaveCSS('fill', /#elevation/);
  const stops = demo.locator('#elevation stop');
  await expect(stops.first()).toHaveCSS('stop-opacity', '0.6');
  await expect(stops.last()).toHaveCSS('stop-opacity', '0.05');
  const mark = demo.locator('.MuiLineChart-mark');
  await expect(mark).toHaveCount(1);
  const line = (await demo.locator('.MuiLineChart-line').boundingBox())!;
  const summit = (await mark.boundingBox())!;
  expect(Math.abs(summit.y + summit.height / 2 - line.y)).toBeLessThan(3);
  await demo.page().mouse.move(summit.x + summit.width / 2, line.y + line.height / 2);
  await expect(demo.page().getByRole('tooltip')).toContainText(/10.*Elevation.*1285 m/s);
}
