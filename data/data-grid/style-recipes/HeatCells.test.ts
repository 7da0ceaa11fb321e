import { expect, type Locator } from '@playwright/test';

export const title =
  'Higher values have a stronger background, and values in the same range have the same one.';

export default async function test(demo: Locator): Promise<void> {
  const readAlpha = async (id: string) => {
    const cell = demo.locator(`[role="row"][data-id="${id}"] [data-field="humidity"]`);
    const color = await cell.evaluate((element) => getComputedStyle(element).backgroundColor);
    return Number(/[\d.]+(?=\)$)/.exec(color)?.[0]);
  };
  const archive = await readAlpha('S-01');
  const studio = await readAlpha('S-06');
  const cellar = await readAlpha('S-04');
  const wettest = await readAlpha('S-03');
  expect(archive).toBeGreaterThan(0);
  expect(studio).toBeGreaterThan(archive);
  expect(cellar).toBeGreaterThan(studio);
  expect(wettest).toBeGreaterThan(cellar);
  expect(await readAlpha('S-02')).toBe(studio);
  expect(await readAlpha('S-05')).toBe(cellar);
}
