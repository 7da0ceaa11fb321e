import { expect, type Locator } from '@playwright/test';

export const title =
  'Each day has a box from the first to the third quartile in both series. Pointing at a box or moving to it with an arrow key shows its five numbers and fades the other series, and the focused box has an outline. The legend hides and shows a series.';

export default async function test(demo: Locator): Promise<void> {
  const clinic = demo.locator('[data-series="clinic"] > g');
  const online = demo.locator('[data-series="online"] > g');
  const tooltip = demo.page().getByRole('tooltip');
  await expect(clinic).toHaveCount(4);
  await expect(online).toHaveCount(4);
  // Monday in the clinic: 12 to 30 of all values from 4 to 52.
  const readHeight = (shape: Locator) => shape.evaluate((element) => element.getBoundingClientRect().height);
  const whisker = await readHeight(clinic.nth(0).locator('line').first());
  const box = await readHeight(clinic.nth(0).locator('rect').first());
  expect(box / whisker).toBeCloseTo(18 / 48, 1);

  await clinic.nth(0).locator('rect').first().hover({ force: true });
  await expect(tooltip).toContainText(/Clinic.*21 min \(half: 12 to 30, all: 4 to 52\)/s);
  await expect(online.nth(0)).toHaveAttribute('opacity', '0.3');
  await expect(clinic.nth(1)).toHaveAttribute('opacity', '1');
  await demo.page().mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
  await expect(online.nth(0)).toHaveAttribute('opacity', '1');

  const chart = demo.locator('svg.MuiChartsSurface-root');
  await chart.focus();
  await chart.press('ArrowRight');
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/Clinic.*15 min \(half: 9 to 22, all: 3 to 38\)/s);
  await expect(online.nth(1)).toHaveAttribute('opacity', '0.3');
  const outlines = demo.locator('g > rect[stroke-width="2"]:not([stroke="none"])');
  await expect(outlines).toHaveCount(1);
  await expect(clinic.nth(1).locator('rect:not([stroke="none"])')).toHaveCount(2);
  await chart.blur();
  await expect(outlines).toHaveCount(0);

  const legend = demo.getByRole('button', { name: 'Clinic' });
  await legend.click();
  await expect(clinic).toHaveCount(0);
  await expect(online).toHaveCount(4);
  await legend.click();
  await expect(clinic).toHaveCount(4);
}
