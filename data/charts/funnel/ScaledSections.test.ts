import { expect, type Locator } from '@playwright/test';

export const title = 'Sections are as tall as their values, with the name of each step next to it.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(3);
  const readBox = async (index: number) => (await sections.nth(index).boundingBox())!;
  for (const [index, value] of [500, 300, 100].entries()) {
    await expect
      .poll(async () => (await readBox(index)).height / (await readBox(0)).height)
      .toBeCloseTo(value / 500, 1);
  }
  for (const [index, name] of ['Signed up', 'Started', 'Finished'].entries()) {
    const label = (await demo.locator('.MuiChartsAxis-tickLabel').filter({ hasText: name }).boundingBox())!;
    const section = await readBox(index);
    const middle = label.y + label.height / 2;
    expect(middle).toBeGreaterThan(section.y);
    expect(middle).toBeLessThan(section.y + section.height);
  }
}
