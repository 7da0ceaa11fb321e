import { expect, type Locator } from '@playwright/test';

export const title = 'Each node has its label and color, and links refer to the ids.';

export default async function test(demo: Locator): Promise<void> {
  for (const [id, label, color] of [
    ['cart', 'Cart', '#0288d1'],
    ['paid', 'Paid', '#2e7d32'],
    ['left', 'Abandoned', '#c62828'],
  ]) {
    await expect(demo.locator(`text[data-node="${id}"]`)).toHaveText(label!);
    await expect(demo.locator(`g[data-node="${id}"] rect`)).toHaveAttribute('fill', color!);
  }
  await demo.locator('path[data-link-source="cart"][data-link-target="left"]').hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Cart.*Abandoned.*255/s);
}
