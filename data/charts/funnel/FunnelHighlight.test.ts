import { expect, type Locator } from '@playwright/test';

export const title = 'Pointing at a section fades the other sections until the pointer leaves.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(3);
  await sections.nth(1).hover();
  await expect(sections.nth(1)).toHaveAttribute('data-highlighted', 'true');
  for (const index of [0, 2]) {
    await expect(sections.nth(index)).toHaveAttribute('data-faded', 'true');
    await expect(sections.nth(index)).toHaveAttribute('opacity', '0.3');
  }
  await demo.page().mouse.move(0, 0);
  for (const index of [0, 1, 2]) {
    await expect(sections.nth(index)).toHaveAttribute('opacity', '1');
  }
}
