import { expect, type Locator } from '@playwright/test';

export const title =
  'Pointing at a node keeps the node and its links, pointing at a link keeps the link and its nodes, and everything else fades.';

export default async function test(demo: Locator): Promise<void> {
  const link = (source: string, target: string) =>
    demo.locator(`path[data-link-source="${source}"][data-link-target="${target}"]`);
  const node = (id: string) => demo.locator(`g[data-node="${id}"] rect`);
  await node('Heating').hover();
  for (const item of [node('Heating'), link('Gas', 'Heating'), link('Heating', 'Homes')]) {
    await expect(item).toHaveAttribute('data-highlighted', 'true');
  }
  await expect(demo.locator('rect[data-faded="true"]')).toHaveCount(5);
  await expect(demo.locator('path[data-faded="true"]')).toHaveCount(4);

  await link('Power', 'Industry').hover();
  for (const item of [link('Power', 'Industry'), node('Power'), node('Industry')]) {
    await expect(item).toHaveAttribute('data-highlighted', 'true');
  }
  await expect(demo.locator('rect[data-faded="true"]')).toHaveCount(4);
  await expect(demo.locator('path[data-faded="true"]')).toHaveCount(5);
  await demo.page().mouse.move(0, 0);
  await expect(demo.locator('[data-faded="true"]')).toHaveCount(0);
}
