import { expect, type Locator } from '@playwright/test';

export const title =
  'Each food has three bars side by side without a gap, and the tooltip and the legend name the nutrients.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(12);
  const box = async (index: number) => (await bars.nth(index).boundingBox())!;
  for (const food of [0, 1, 2, 3]) {
    const [protein, fat, carbohydrate] = [await box(food), await box(food + 4), await box(food + 8)];
    expect(Math.abs(protein.x + protein.width - fat.x)).toBeLessThan(2);
    expect(Math.abs(fat.x + fat.width - carbohydrate.x)).toBeLessThan(2);
  }
  await expect(demo.locator('.MuiChartsLegend-root')).toContainText(/Protein.*Fat.*Carbohydrate/s);
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(
    /Almonds.*Protein.*21\.2 g.*Fat.*49\.9 g.*Carbohydrate.*21\.6 g/s,
  );
}
