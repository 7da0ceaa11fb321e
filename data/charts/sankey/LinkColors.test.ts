import { expect, type Locator } from '@playwright/test';

export const title =
  'Links have the color of their target, of their source, or gray, with an opacity of 0.6.';

export default async function test(demo: Locator): Promise<void> {
  const links = demo.locator('path.MuiSankeyChart-link');
  await expect(links).toHaveCount(6);
  /** Expects the color of one end at each link. */
  const expectColors = async (end: 'source' | 'target') => {
    for (let index = 0; index < 6; index += 1) {
      const node = await links.nth(index).getAttribute(`data-link-${end}`);
      const color = await demo.locator(`g[data-node="${node}"] rect`).getAttribute('fill');
      await expect(links.nth(index)).toHaveAttribute('fill', color!);
      await expect(links.nth(index)).toHaveAttribute('opacity', '0.6');
    }
  };
  await expectColors('target');
  await demo.locator('button[value="source"]').click();
  await expectColors('source');
  await demo.locator('button[value="#90a4ae"]').click();
  for (let index = 0; index < 6; index += 1) {
    await expect(links.nth(index)).toHaveAttribute('fill', '#90a4ae');
  }
}
