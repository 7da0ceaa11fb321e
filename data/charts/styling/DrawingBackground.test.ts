import { expect, type Locator } from '@playwright/test';

export const title =
  'The background fills the drawing area, ends at the axes and is painted before the bars.';

export default async function test(demo: Locator): Promise<void> {
  const background = demo.locator('rect[rx="8"]');
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(4);
  const [area, axis] = [
    (await background.boundingBox())!,
    (await demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-line').boundingBox())!,
  ];
  expect(Math.abs(area.y + area.height - axis.y)).toBeLessThan(2);
  expect(Math.abs(area.width - axis.width)).toBeLessThan(2);
  const isBehind = await background.evaluate((rect) => {
    const bar = rect.closest('svg')!.querySelector('.MuiBarElement-root')!;
    return Boolean(rect.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isBehind).toBe(true);
}
