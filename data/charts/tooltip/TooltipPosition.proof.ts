import { expect, type Locator } from '@playwright/test';

export const claim =
  'With the anchor node the tooltip keeps its place, on the chosen side of the middle of its top edge. With pointer it follows the pointer.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const tooltip = page.getByRole('tooltip');
  const bar = demo.locator('.MuiBarElement-root').nth(2);
  const readBox = async (locator: Locator) => (await locator.boundingBox())!;
  const choose = async (label: string, option: string) => {
    await demo.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };
  /** Moves within the bar, from its lower part down, and returns how far the tooltip moved, in px. */
  const readShift = async () => {
    await bar.hover();
    const box = await readBox(bar);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.4);
    await expect(tooltip).toContainText('345');
    await expect.poll(async () => (await readBox(tooltip)).width).toBeGreaterThan(0);
    const before = await readBox(tooltip);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.4 + 40);
    return async () => Math.abs((await readBox(tooltip)).y - before.y);
  };

  await bar.hover();
  await expect
    .poll(async () => {
      const { y, height } = await readBox(tooltip);
      return y + height < (await readBox(bar)).y;
    })
    .toBe(true);
  expect(await (await readShift())()).toBeLessThan(2);

  // The anchor is always the middle of the top edge: below it, the tooltip covers the bar.
  await choose('position', 'bottom');
  await bar.hover();
  await expect
    .poll(async () => {
      const { y, height } = await readBox(bar);
      const top = (await readBox(tooltip)).y;
      return top > y && top < y + height;
    })
    .toBe(true);

  await choose('anchor', 'pointer');
  const shift = await readShift();
  await expect.poll(shift).toBeGreaterThan(30);
}
