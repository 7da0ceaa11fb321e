import { expect, type Locator } from '@playwright/test';

export const claim =
  'The clip path has the size of the drawing area. Without it, the area continues above the end of the axis.';

export default async function prove(demo: Locator): Promise<void> {
  const group = demo.locator('[data-clipped]');
  const area = demo.locator('.MuiAreaElement-root');
  const id = /^url\(#(.+)\)$/.exec((await group.getAttribute('clip-path'))!)![1]!;
  const top = Number(await demo.locator(`[id="${id}"] rect`).getAttribute('y'));
  expect(top).toBe(40);
  // The box of a path ignores clipping.
  const readTop = () => area.evaluate((shape) => (shape as unknown as SVGGraphicsElement).getBBox().y);
  await expect.poll(readTop).toBeLessThan(top - 20);
  await demo.getByRole('switch', { name: 'Clip the area' }).uncheck();
  await expect(group).not.toHaveAttribute('clip-path');
  await demo.getByRole('switch', { name: 'Clip the area' }).check();
  await expect(group).toHaveAttribute('clip-path', `url(#${id})`);
}
