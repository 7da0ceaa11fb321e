import { expect, type Locator } from '@playwright/test';

export const title = 'Labels are in the top left corner, 8 pixels inside, except in the small section.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  const labels = demo.locator('.MuiFunnelChart-sectionLabel');
  await expect(sections).toHaveCount(3);
  await expect(labels).toHaveText(['640', '310']);
  for (const index of [0, 1]) {
    const readGaps = async () => {
      const section = (await sections.nth(index).boundingBox())!;
      const label = (await labels.nth(index).boundingBox())!;
      return { left: label.x - section.x, top: label.y - section.y };
    };
    await expect.poll(async () => Math.abs((await readGaps()).left - 8)).toBeLessThan(1.5);
    expect((await readGaps()).top).toBeGreaterThan(2);
    expect((await readGaps()).top).toBeLessThan(14);
  }
}
