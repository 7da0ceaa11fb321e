import { expect, type Locator } from '@playwright/test';

export const title = 'Listed categories get their color, and the others get unknownColor.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  const readFills = () => bars.evaluateAll((rects) => rects.map((rect) => rect.getAttribute('fill')));
  await expect.poll(readFills).toEqual(['#607d8b', '#607d8b', '#607d8b', '#f57c00', '#ef6c00']);
}
