import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a bar reports its series and day, and a click above a bar reports nothing. Arrow keys move between bars, and Enter reports nothing.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const south = demo.locator('.MuiBarElement-series-south');
  await demo.locator('.MuiBarElement-series-north').first().click();
  await expect(output).toHaveText('Series north, Mon');
  await south.nth(2).scrollIntoViewIfNeeded();
  const box = (await south.nth(2).boundingBox())!;
  await demo.page().mouse.click(box.x + box.width / 2, box.y - 15);
  await expect(output).toHaveText('Series north, Mon');
  await south.nth(1).click();
  await expect(output).toHaveText('Series south, Tue');

  const tooltip = demo.page().getByRole('tooltip');
  const chart = demo.getByLabel('Visitors at two gates per day');
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/North gate.*310/s);
  for (let times = 0; times < 5; times += 1) {
    await chart.press('ArrowRight');
  }
  await expect(tooltip).toContainText(/North gate.*402/s);
  await chart.press('ArrowUp');
  await expect(tooltip).toContainText(/South gate.*260/s);
  await chart.press('ArrowUp');
  await expect(tooltip).toContainText(/North gate.*402/s);
  await chart.press('ArrowLeft');
  await expect(tooltip).toContainText(/North gate.*355/s);
  await chart.press('Enter');
  await expect(output).toHaveText('Series south, Tue');
}
