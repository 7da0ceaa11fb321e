import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a node reports its sum, and a click on a link reports both nodes and its value.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await demo.locator('g[data-node="Power"] rect').click();
  await expect(output).toHaveText('Power: 60');
  await demo.locator('path[data-link-source="Power"][data-link-target="Industry"]').click();
  await expect(output).toHaveText('Power to Industry: 36');
  await demo.locator('g[data-node="Wind"] rect').click();
  await expect(output).toHaveText('Wind: 38');
}
