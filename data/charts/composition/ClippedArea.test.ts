import { expect, type Locator } from '@playwright/test';

export const title =
  'The clip path has the size of the drawing area. Without it, the area continues above the end of the axis.';

export default async function test(demo: Locator): Promise<void> {
  const clip = demo.getByRole('switch', { name: 'Clip the area' });
  const drawing = demo.locator('svg.MuiChartsSurface-root');
  const area = drawing.locator('.MuiAreaElement-root');
  const frame = drawing.locator(':scope > clipPath');
  await expect(frame.locator('rect')).toHaveAttribute('y', '40');
  const id = (await frame.getAttribute('id'))!;
  const clipped = drawing.locator(`:scope > g[clip-path="url(#${id})"]`).locator('.MuiAreaElement-root');
  await expect(clipped).toHaveCount(1);
  // The box of a path ignores clipping.
  const readTop = () => area.evaluate((shape) => (shape as unknown as SVGGraphicsElement).getBBox().y);
  await expect.poll(readTop).toBeLessThan(20);
  await clip.uncheck();
  await expect(clipped).toHaveCount(0);
  await expect(area).toHaveCount(1);
  await clip.check();
  await expect(clipped).toHaveCount(1);
}
