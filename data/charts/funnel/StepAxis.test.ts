import { expect, type Locator } from '@playwright/test';

export const title = 'The name of each step is to the left of its section, without a line and ticks.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  const labels = demo.locator('.MuiChartsAxis-tickLabel');
  await expect(labels).toHaveText(['Submitted', 'Reviewed', 'Accepted']);
  for (const index of [0, 1, 2]) {
    const readGaps = async () => {
      const section = (await sections.nth(index).boundingBox())!;
      const label = (await labels.nth(index).boundingBox())!;
      return {
        left: section.x - label.x - label.width,
        middle: Math.abs(section.y + section.height / 2 - label.y - label.height / 2),
      };
    };
    await expect.poll(async () => (await readGaps()).left).toBeGreaterThan(0);
    await expect.poll(async () => (await readGaps()).middle).toBeLessThan(4);
  }
  await expect(demo.locator('.MuiChartsAxis-line, .MuiChartsAxis-tick')).toHaveCount(0);
}
