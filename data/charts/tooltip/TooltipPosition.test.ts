import { expect, type Locator } from '@playwright/test';

export const title =
  'The tooltip is above the hovered bar, keeps its place while the pointer moves within the bar, and moves to the next bar.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const tooltip = page.getByRole('tooltip');
  const readBox = async (locator: Locator) => (await locator.boundingBox())!;
  /** Distance from the tooltip down to the top edge of the bar, in px. */
  const readGap = async (bar: Locator) => {
    const { y, height } = await readBox(tooltip);
    return (await readBox(bar)).y - y - height;
  };
  const expectAbove = async (bar: Locator, value: string) => {
    await expect(tooltip).toContainText(value);
    await expect.poll(() => readGap(bar)).toBeGreaterThan(0);
    await expect.poll(() => readGap(bar)).toBeLessThan(20);
  };

  const bar = demo.locator('.MuiBar-element').nth(2);
  await bar.hover();
  await expectAbove(bar, '345');
  const { x, y, width, height } = await readBox(bar);
  await page.mouse.move(x + width / 2, y + height - 8);
  await expectAbove(bar, '345');

  const next = demo.locator('.MuiBar-element').nth(1);
  await next.hover();
  await expectAbove(next, '290');
}
