import { expect, type Locator } from '@playwright/test';

export const title =
  'Pointing at the slider shows a tooltip with weekday, month, day and year at each end. The tick labels keep their short format.';

export default async function test(demo: Locator): Promise<void> {
  const date = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Mar|Apr|May) \d\d 2026/;
  const tooltips = demo.page().getByRole('tooltip').filter({ hasText: date });
  const active = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  await active.scrollIntoViewIfNeeded();
  await expect(tooltips).toHaveCount(0);
  await active.hover();
  await expect(tooltips).toHaveCount(2);
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await expect(labels.filter({ hasText: '2026' })).toHaveCount(0);
  await demo.page().mouse.move(0, 0);
  await expect(tooltips).toHaveCount(0);
}
