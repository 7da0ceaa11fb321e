import { expect, type Locator } from '@playwright/test';

export const title =
  'The chart has a title and a description. Arrow keys move between sections and stop at the ends, the tooltip shows their values, and a table contains them.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const chart = demo.locator('svg.MuiChartsSurface-root');
  await expect(chart.locator('> title')).toHaveText('Orders of a shop');
  await expect(chart.locator('> desc')).toContainText('620 filled a cart');
  await expect(chart.locator('.MuiFunnelChart-section')).toHaveCount(3);
  await demo.page().mouse.move(0, 0);
  await chart.focus();
  for (const [key, text] of [
    ['ArrowRight', /Visits.*1\D?840/s],
    ['ArrowRight', /Carts.*620/s],
    ['ArrowRight', /Orders.*365/s],
    ['ArrowRight', /Orders.*365/s],
    ['ArrowLeft', /Carts.*620/s],
    ['ArrowLeft', /Visits.*1\D?840/s],
    ['ArrowLeft', /Visits.*1\D?840/s],
  ] as const) {
    await chart.press(key);
    await expect(tooltip).toContainText(text);
    await expect(chart.locator('path[fill="none"][stroke-width="2"]')).toHaveCount(1);
  }
  await chart.blur();
  const rows = demo.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['1840', '']);
  await expect(rows.nth(2).getByRole('cell')).toHaveText(['620', '34%']);
  await expect(rows.nth(3).getByRole('cell')).toHaveText(['365', '59%']);
}
