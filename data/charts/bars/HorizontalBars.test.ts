import { expect, type Locator } from '@playwright/test';

export const title = 'Horizontal bars start with the first category at the top, beside complete names.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(4);
  const read = () =>
    bars.evaluateAll((rects) => rects.map((rect) => rect.getBoundingClientRect().toJSON() as DOMRect));
  await expect.poll(async () => (await read())[0]!.width).toBeGreaterThan(200);
  const boxes = await read();
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box.x).toBe(boxes[0]!.x);
    expect(box.y).toBeGreaterThan(boxes[index]!.y);
    expect(box.width).toBeLessThan(boxes[index]!.width);
  }
  await expect(demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')).toHaveText([
    'Late inbound aircraft',
    'Air traffic control',
    'Baggage loading',
    'Weather',
  ]);
  await expect(demo.locator('.MuiBarLabel-root')).toHaveText(['412', '268', '131', '94']);
}
