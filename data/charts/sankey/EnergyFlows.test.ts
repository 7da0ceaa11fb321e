import { expect, type Locator } from '@playwright/test';

export const title =
  'Nodes and their labels come from the links, the height of a node is the sum of its links, and a link shows its value.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiSankeyChart-nodeLabel')).toHaveText([
    'Gas',
    'Heating',
    'Power',
    'Wind',
    'Homes',
    'Industry',
  ]);
  await expect(demo.locator('.MuiSankeyChart-link')).toHaveCount(6);
  const readHeight = async (node: string) =>
    Number(await demo.locator(`g[data-node="${node}"] rect`).getAttribute('height'));
  const values = { Gas: 57, Wind: 38, Power: 60, Heating: 35, Homes: 59, Industry: 36 };
  for (const [node, value] of Object.entries(values)) {
    await expect
      .poll(async () => (await readHeight(node)) / (await readHeight('Power')))
      .toBeCloseTo(value / 60, 2);
  }
  await demo.locator('path[data-link-source="Power"][data-link-target="Industry"]').hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Power.*Industry.*36/s);
}
