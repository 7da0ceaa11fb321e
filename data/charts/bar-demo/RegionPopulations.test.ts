import { expect, type Locator } from '@playwright/test';

export const title =
  'The four regions of each census form one bar with the total above it, and the tooltip shows the parts.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiBarLabel-root')).toHaveText([
    '179',
    '203',
    '227',
    '249',
    '281',
    '309',
    '331',
  ]);
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(28);
  const box = async (index: number) => (await bars.nth(index).boundingBox())!;
  for (const part of [1, 2, 3]) {
    await expect
      .poll(async () => {
        const [lower, upper] = [await box(7 * part - 1), await box(7 * part + 6)];
        return Math.abs(upper.y + upper.height - lower.y) + Math.abs(upper.x - lower.x);
      })
      .toBeLessThan(3);
  }
  const top = await box(27);
  const total = (await demo.locator('.MuiBarLabel-root').nth(6).boundingBox())!;
  expect(total.y + total.height).toBeLessThanOrEqual(top.y + 2);
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(
    /1960.*South.*55\.0 million.*Midwest.*51\.6 million.*Northeast.*44\.7 million.*West.*28\.1 million/s,
  );
}
