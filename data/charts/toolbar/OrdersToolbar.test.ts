import { expect, type Locator } from '@playwright/test';

export const title =
  'The toolbar contains a zoom-in button that hides months, a zoom-out button that shows them again, and an export menu with two items.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  // By their places: the names are in the language of the page.
  const buttons = demo.getByRole('toolbar').getByRole('button');
  await expect(buttons).toHaveCount(3);
  const bar = demo.locator('.MuiBarElement-root').first();
  const readWidth = async () => Math.round(Number(await bar.getAttribute('width')));
  const width = await readWidth();
  await expect(buttons.nth(1)).toBeDisabled();
  await buttons.nth(0).click();
  await expect.poll(readWidth).toBeGreaterThan(width);
  // A step in and a step out do not cancel each other exactly.
  for (let clicks = 0; clicks < 5 && (await buttons.nth(1).isEnabled()); clicks += 1) {
    const before = await bar.getAttribute('width');
    await buttons.nth(1).click();
    await expect.poll(() => bar.getAttribute('width')).not.toBe(before);
  }
  await expect(buttons.nth(1)).toBeDisabled();
  await expect.poll(readWidth).toBe(width);
  await buttons.nth(2).click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(buttons.nth(2)).toBeFocused();
}
