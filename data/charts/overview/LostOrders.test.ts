import { expect, type Locator } from '@playwright/test';

export const title =
  'Each section is as wide as its share of the first one, down to the paid orders, and a tooltip shows its value.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelSection-root');
  await expect(sections).toHaveCount(4);
  const readWidth = async (index: number) => (await sections.nth(index).boundingBox())!.width;
  await expect.poll(async () => (await readWidth(1)) / (await readWidth(0))).toBeCloseTo(620 / 1840, 1);
  // The outline of a section adds to its width.
  await expect.poll(async () => (await readWidth(2)) / (await readWidth(0))).toBeCloseTo(410 / 1840, 1);
  await expect.poll(async () => (await readWidth(3)) / (await readWidth(0))).toBeCloseTo(365 / 1840, 1);
  await sections.nth(1).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText('620');
}
