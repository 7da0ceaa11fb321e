import { expect, type Locator } from '@playwright/test';

export const title =
  'All bars have the same length, their labels are shares, and the tooltip adds the number of people.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiBarLabel-root')).toHaveText([
    '62%',
    '41%',
    '25%',
    '24%',
    '38%',
    '59%',
    '75%',
    '76%',
  ]);
  const bars = demo.locator('.MuiBarElement-root');
  const length = async (index: number) =>
    (await bars.nth(index).boundingBox())!.width + (await bars.nth(index + 4).boundingBox())!.width;
  await expect.poll(() => length(0)).toBeGreaterThan(300);
  for (const index of [1, 2, 3]) {
    await expect.poll(async () => Math.abs((await length(index)) - (await length(0)))).toBeLessThan(3);
  }
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(
    /First class.*Survived.*203 \(62%\).*Died.*122 \(38%\)/s,
  );
}
