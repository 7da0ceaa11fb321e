import { expect, type Locator } from '@playwright/test';

export const title = 'The width of a link is its value, and the height of a node is the sum of its links.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiSankeyChart-node')).toHaveCount(6);
  const readHeight = async (node: string) =>
    (await demo.locator(`[data-node="${node}"] .MuiSankeyChart-node`).boundingBox())!.height;
  expect((await readHeight('Radiators')) / (await readHeight('Boiler'))).toBeCloseTo(0.61, 2);
  await demo.locator('[data-link-source="Boiler"][data-link-target="Radiators"]').hover();
  await expect(demo.page().getByRole('tooltip')).toContainText('61 kWh');
}
