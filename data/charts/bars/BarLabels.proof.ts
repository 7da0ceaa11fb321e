import { expect, type Locator } from '@playwright/test';

export const claim =
  'Bars with enough room show their value, and each stack shows its total above, also if its last value is 0.';

export default async function prove(demo: Locator): Promise<void> {
  const totals = demo.locator('.MuiBarLabel-series-second');
  await expect(demo.locator('.MuiBarLabel-series-first')).toHaveText(['150', '171', '90']);
  await expect(totals).toHaveText(['182', '240', '90', '106']);
  const isAbove = async (label: Locator, bar: Locator) => {
    const [upper, lower] = [(await label.boundingBox())!, (await bar.boundingBox())!];
    return upper.y + upper.height <= lower.y + 1;
  };
  const first = demo.locator('[data-series="first"] .MuiBar-element');
  const second = demo.locator('[data-series="second"] .MuiBar-element');
  await expect.poll(() => isAbove(totals.first(), second.first())).toBe(true);
  await expect.poll(() => isAbove(totals.nth(2), first.nth(2))).toBe(true);
}
