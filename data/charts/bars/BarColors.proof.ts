import { expect, type Locator } from '@playwright/test';

export const claim = 'A color map of an axis, or colorGetter of a series, sets the color of single bars.';

const readFills = (bars: Locator) =>
  bars.evaluateAll((rects) => rects.map((rect) => rect.getAttribute('fill')));

export default async function prove(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect.poll(() => readFills(bars)).toEqual(['#2e7d32', '#0288d1', '#2e7d32', '#2e7d32', '#d32f2f']);
  await demo.getByRole('button', { name: 'continuous' }).click();
  await expect.poll(async () => new Set(await readFills(bars)).size).toBe(5);
  await demo.getByRole('button', { name: 'ordinal' }).click();
  await expect.poll(() => readFills(bars)).toEqual(['#78909c', '#78909c', '#78909c', '#78909c', '#7b1fa2']);
  await demo.getByRole('button', { name: 'colorGetter' }).click();
  await expect.poll(() => readFills(bars)).toEqual(['#78909c', '#78909c', '#f57c00', '#78909c', '#78909c']);
}
