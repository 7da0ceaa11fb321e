import { expect, type Locator } from '@playwright/test';

export const title = 'Nodes of a column are sorted by value, or in the order of the array.';

export default async function test(demo: Locator): Promise<void> {
  const readOrder = async () => {
    const tops = [];
    for (const node of ['Ads', 'Search', 'Mail']) {
      tops.push({ node, top: Number(await demo.locator(`g[data-node="${node}"] rect`).getAttribute('y')) });
    }
    return tops.toSorted((a, b) => a.top - b.top).map(({ node }) => node);
  };
  await expect.poll(readOrder).toEqual(['Search', 'Mail', 'Ads']);
  await demo.getByRole('switch').or(demo.getByRole('checkbox')).click();
  await expect.poll(readOrder).toEqual(['Ads', 'Search', 'Mail']);
}
