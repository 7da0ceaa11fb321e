import { expect, type Locator } from '@playwright/test';

export const title =
  'All bars have the same length and show shares. Labels and tooltip contain percentages that the demo computes.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBar-element');
  const lengthOf = async (category: number) => {
    const boxes = await Promise.all([0, 3, 6].map((first) => bars.nth(first + category).boundingBox()));
    return boxes.reduce((sum, box) => sum + box!.width, 0);
  };
  await expect.poll(async () => Math.abs((await lengthOf(0)) - (await lengthOf(2)))).toBeLessThan(2);
  await expect(demo.locator('.MuiBar-label')).toHaveText([
    '42%',
    '35%',
    '15%',
    '38%',
    '51%',
    '55%',
    '20%',
    '14%',
    '30%',
  ]);
  await expect(demo.locator('.MuiChartsAxis-directionX').getByText('100%')).toHaveCount(1);
  await bars.nth(5).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText('66 (55%)');
}
