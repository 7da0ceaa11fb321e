import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a mark, or between the lines, shows the nearest time and the values of all series. Arrow keys move between points, and Enter reports nothing.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const marks = demo.locator('.MuiLineChart-mark[data-series="depot"]');
  await marks.nth(1).click();
  await expect(output).toHaveText('9:00: 18 on the road, 12 at the depot');
  // Far from both lines, a little to the right of 6:00.
  const first = (await marks.first().boundingBox())!;
  const second = (await marks.nth(1).boundingBox())!;
  const road = (await demo.locator('.MuiLineChart-mark[data-series="road"]').first().boundingBox())!;
  const right = second.x > first.x ? 1 : -1;
  await demo.page().mouse.click(first.x + first.width / 2 + 8 * right, (first.y + road.y) / 2);
  await expect(output).toHaveText('6:00: 4 on the road, 26 at the depot');

  const tooltip = demo.page().getByRole('tooltip');
  const chart = demo.getByLabel('Vans on the road and at the depot');
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/On the road.*4/s);
  for (let times = 0; times < 6; times += 1) {
    await chart.press('ArrowRight');
  }
  await expect(tooltip).toContainText(/On the road.*7/s);
  await chart.press('ArrowUp');
  await expect(tooltip).toContainText(/At the depot.*23/s);
  await chart.press('ArrowUp');
  await expect(tooltip).toContainText(/On the road.*7/s);
  await chart.press('Enter');
  await expect(output).toHaveText('6:00: 4 on the road, 26 at the depot');

  await chart.blur();
  await expect(tooltip).toHaveCount(0);
}
