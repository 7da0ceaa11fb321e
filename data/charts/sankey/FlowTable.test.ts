import { expect, type Locator } from '@playwright/test';

export const title =
  'The chart has a title and a description. Arrow keys move from a node along a link to the next node and back, and between links of a node, with a tooltip. A table contains the links.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const chart = demo.locator('svg.MuiChartsSurface-root');
  await expect(chart.locator('> title')).toHaveText('From carts to shipped orders');
  await expect(chart.locator('> desc')).toContainText('340 of these were shipped');
  await expect(chart.locator('.MuiSankeyChart-link')).toHaveCount(3);
  await demo.page().mouse.move(0, 0);
  await chart.focus();
  for (const [key, text] of [
    ['ArrowRight', /Cart:.*620/s],
    ['ArrowRight', /Cart → Abandoned:.*255/s],
    ['ArrowDown', /Cart → Paid:.*365/s],
    ['ArrowUp', /Cart → Abandoned:.*255/s],
    ['ArrowDown', /Cart → Paid:.*365/s],
    ['ArrowRight', /Paid:.*365/s],
    ['ArrowRight', /Paid → Shipped:.*340/s],
    ['ArrowRight', /Shipped:.*340/s],
    ['ArrowDown', /Abandoned:.*255/s],
    ['ArrowUp', /Shipped:.*340/s],
    ['ArrowLeft', /Paid → Shipped:.*340/s],
    ['ArrowLeft', /Paid:.*365/s],
  ] as const) {
    await chart.press(key);
    await expect(tooltip).toContainText(text);
  }
  await chart.blur();
  const rows = demo.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2).getByRole('cell')).toHaveText(['Cart', 'Abandoned', '255']);
}
