import { expect, type Locator } from '@playwright/test';

export const title = 'A click on a bar reports its shift, and a click next to a bar reports nothing.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('[data-series="shifts"] .MuiBarElement-root');
  const output = demo.getByRole('status');
  await bars.nth(2).click();
  await expect(output).toHaveText('Chloe works 9 hours');
  await bars.nth(0).click();
  await expect(output).toHaveText('Ana works 8 hours');
  // To the left of Ben's shift, which starts three hours after Ana's.
  await bars.nth(1).scrollIntoViewIfNeeded();
  const box = (await bars.nth(1).boundingBox())!;
  await demo.page().mouse.click(box.x - 20, box.y + box.height / 2);
  await expect(output).toHaveText('Ana works 8 hours');
  await bars.nth(1).click();
  await expect(output).toHaveText('Ben works 8.5 hours');
}
