import { expect, type Locator } from '@playwright/test';

export const title =
  'In both modes, the selected row has a tint of the primary color, and a row under the pointer has another color.';

export default async function test(demo: Locator): Promise<void> {
  const readGround = (row: Locator) => row.evaluate((node) => getComputedStyle(node).backgroundColor);
  const getRow = (mode: string, name: string) =>
    demo.getByRole('grid', { name: `Invoices in ${mode} mode` }).getByRole('row', { name });
  const tints = [];
  for (const [mode, selected, other] of [
    ['light', 'Riverside Clinic', 'Mill Bakery'],
    ['dark', 'Mill Bakery', 'Riverside Clinic'],
  ] as const) {
    await expect(getRow(mode, selected)).toHaveAttribute('aria-selected', 'true');
    const tint = await readGround(getRow(mode, selected));
    const plain = await readGround(getRow(mode, other));
    expect(tint).not.toBe(plain);
    await getRow(mode, other).hover();
    await expect(getRow(mode, other)).not.toHaveCSS('background-color', plain);
    await expect(getRow(mode, other)).not.toHaveCSS('background-color', tint);
    await getRow(mode, other).click();
    await expect(getRow(mode, selected)).toHaveAttribute('aria-selected', 'false');
    await getRow(mode, 'Harbour Books').hover();
    await expect(getRow(mode, other)).toHaveCSS('background-color', tint);
    tints.push(tint);
  }
  expect(tints[0]).not.toBe(tints[1]);
}
