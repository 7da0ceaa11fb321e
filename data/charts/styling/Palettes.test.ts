import { expect, type Locator } from '@playwright/test';

export const title = 'Another palette gives all series other colors; the colors repeat if there are too few.';

const readFills = (bars: Locator) =>
  bars.evaluateAll((rects) => rects.map((rect) => rect.getAttribute('fill')));

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(8);
  const choose = async (name: string) => {
    await demo.getByRole('combobox', { name: 'colors' }).click();
    await demo.page().getByRole('option', { name, exact: true }).click();
  };
  await choose('bluePalette');
  await expect.poll(async () => (await readFills(bars))[0]).toBe('#BDDEFF');
  expect(new Set(await readFills(bars)).size).toBe(8);
  await choose('rainbowSurgePalette');
  await expect.poll(async () => (await readFills(bars))[0]).toMatch(/^#(4254FB|495AFB)$/);
  const fills = await readFills(bars);
  expect(new Set(fills).size).toBe(7);
  expect(fills[7]).toBe(fills[0]);
}
