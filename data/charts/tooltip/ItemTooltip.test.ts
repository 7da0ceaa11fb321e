import { expect, type Locator } from '@playwright/test';

export const title =
  'The tooltip shows only the bar under the pointer, and it closes when the pointer leaves the bar.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const tooltip = page.getByRole('tooltip');
  // The bars of the first series come first.
  const bar = demo.locator('.MuiBar-element').nth(5);
  await bar.hover();
  await expect(tooltip).toContainText(/South.*140/s);
  await expect(tooltip).not.toContainText('North');

  const box = (await bar.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y - 10);
  await expect(tooltip).toHaveCount(0);
}
