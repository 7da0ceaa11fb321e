import { expect, type Locator } from '@playwright/test';

export const title =
  'The wrapper places the legend above, below or beside the drawing, and the tooltip lists bar and line.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const legend = demo.locator('.MuiChartsLegend-root');
  const drawing = demo.locator('svg.MuiChartsSurface-root');
  const read = async () => ({
    legend: (await legend.boundingBox())!,
    drawing: (await drawing.boundingBox())!,
  });
  const isBelow = async () => {
    const box = await read();
    return box.legend.y >= box.drawing.y + box.drawing.height - 1;
  };
  const isAbove = async () => {
    const box = await read();
    return box.legend.y + box.legend.height <= box.drawing.y + 1;
  };
  const isBeside = async () => {
    const box = await read();
    return direction === 'ltr'
      ? box.legend.x >= box.drawing.x + box.drawing.width - 1
      : box.legend.x + box.legend.width <= box.drawing.x + 1;
  };
  await expect.poll(isBelow).toBe(true);
  await demo.getByRole('button', { name: 'Top' }).click();
  await expect.poll(isAbove).toBe(true);
  await demo.getByRole('button', { name: 'End' }).click();
  await expect.poll(isBeside).toBe(true);
  await demo.locator('.MuiMarkElement-root').nth(2).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Wed.*Water \(L\).*180.*Warmest \(°C\).*26/s);
}
