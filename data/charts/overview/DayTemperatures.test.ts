import { expect, type Locator } from '@playwright/test';

export const title =
  'A range bar goes from the lowest to the highest temperature: across zero in Oslo, above it in Lyon.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  const zero = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').filter({ hasText: /^0°$/ });
  const readZero = async () => {
    const { y, height } = (await zero.boundingBox())!;
    return y + height / 2;
  };
  /** Where a bar starts and ends, in px above zero. */
  const readRange = async (index: number) => {
    const { y, height } = (await bars.nth(index).boundingBox())!;
    const base = await readZero();
    return { low: base - y - height, high: base - y };
  };
  await expect(bars).toHaveCount(4);
  await expect.poll(async () => (await readRange(0)).low).toBeLessThan(-5);
  await expect.poll(async () => (await readRange(0)).high).toBeGreaterThan(5);
  await expect.poll(async () => (await readRange(1)).low).toBeGreaterThan(5);
  await bars.first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Oslo.*-4 to 3 °C/s);
}
