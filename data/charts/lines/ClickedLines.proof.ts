import { expect, type Locator } from '@playwright/test';

export const claim =
  'A mark reports its index, a line and an area only their series, and each click also reports the nearest point of the axis.';

/** A place on a line in px of the page; `share` of its length from the start. */
const findPlace = (line: Locator, share: number) =>
  line.evaluate((element, part) => {
    const path = element as SVGPathElement;
    const point = path.getPointAtLength(path.getTotalLength() * part);
    const matrix = path.getScreenCTM()!;
    return { x: point.x * matrix.a + matrix.e, y: point.y * matrix.d + matrix.f };
  }, share);

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const { mouse } = demo.page();
  await demo.locator('.MuiLineChart-mark[data-series="depot"]').nth(1).click();
  await expect(output).toHaveText('Item: mark depot, 9:00 Axis: 9:00 {"road":18,"depot":12}');

  const line = demo.locator('.MuiLineChart-line[data-series="depot"]');
  const onLine = await findPlace(line, 0.05);
  await mouse.click(onLine.x, onLine.y);
  await expect(output).toHaveText('Item: line depot Axis: 6:00 {"road":4,"depot":26}');

  const area = (await demo.locator('.MuiLineChart-area').boundingBox())!;
  await mouse.click(area.x + area.width * 0.55, area.y + area.height * 0.9);
  await expect(output).toHaveText('Item: area road Axis: 12:00 {"road":21,"depot":9}');

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
  await expect(output).toHaveText('Item: area road Axis: 12:00 {"road":21,"depot":9}');

  await chart.blur();
  await expect(tooltip).toHaveCount(0);
}
