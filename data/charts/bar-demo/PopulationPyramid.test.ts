import { expect, type Locator } from '@playwright/test';

export const title =
  'The bars of men and women of an age are in one row on both sides of the zero line, with positive numbers in the axis and the tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(36);
  const box = async (index: number) => (await bars.nth(index).boundingBox())!;
  for (const age of [0, 8, 17]) {
    await expect
      .poll(async () => {
        const [men, women] = [await box(age), await box(age + 18)];
        return Math.abs(men.x + men.width - women.x) + Math.abs(men.y - women.y);
      })
      .toBeLessThan(2);
  }
  await expect.poll(async () => (await box(18)).width / (await box(0)).width).toBeCloseTo(3704 / 1790, 1);
  await expect(demo.locator('.MuiChartsAxis-directionX')).not.toContainText('-');
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(
    /85\+.*Men.*1\.8 million.*Women.*3\.7 million/s,
  );
  await expect(demo.page().getByRole('tooltip')).not.toContainText('-1.8');
}
