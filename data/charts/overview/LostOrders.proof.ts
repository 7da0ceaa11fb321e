import { expect, type Locator } from '@playwright/test';

export const claim = 'Each section starts at the width of its value and ends at the width of the next one.';

export default async function prove(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelSection-root');
  await expect(sections).toHaveCount(4);
  const readWidth = async (index: number) => (await sections.nth(index).boundingBox())!.width;
  await expect.poll(async () => (await readWidth(1)) / (await readWidth(0))).toBeCloseTo(620 / 1840, 1);
  await expect.poll(async () => (await readWidth(3)) / (await readWidth(1))).toBeCloseTo(365 / 620, 1);
  await sections.nth(1).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText('620');
}
