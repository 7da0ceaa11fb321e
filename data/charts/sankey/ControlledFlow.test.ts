import { expect, type Locator } from '@playwright/test';

export const title =
  'A button highlights its node and the links of the node, and the pointer presses the button of its node.';

export default async function test(demo: Locator): Promise<void> {
  const [gas, wind] = await demo.getByRole('button').all();
  const highlightedLinks = demo.locator('path[data-highlighted="true"]');
  await expect(demo.locator('path.MuiSankeyChart-link')).toHaveCount(6);
  await gas!.click();
  await expect(demo.locator('g[data-node="Gas"] rect')).toHaveAttribute('data-highlighted', 'true');
  await expect(highlightedLinks).toHaveCount(2);
  await wind!.click();
  await expect(demo.locator('g[data-node="Wind"] rect')).toHaveAttribute('data-highlighted', 'true');
  await expect(highlightedLinks).toHaveCount(1);
  await expect(demo.locator('rect[data-faded="true"]')).toHaveCount(5);
  await demo.locator('g[data-node="Gas"] rect').hover();
  await expect(gas!).toHaveAttribute('aria-pressed', 'true');
  await demo.page().mouse.move(0, 0);
  await expect(gas!).toHaveAttribute('aria-pressed', 'false');
  await expect(highlightedLinks).toHaveCount(0);
}
