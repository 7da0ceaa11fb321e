import { expect, type Locator } from '@playwright/test';

export const title = 'Links show their value, and the tooltips of links and nodes add the unit.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  await expect(demo.locator('.MuiSankeyChart-linkLabel')).toHaveText(['35', '22', '38', '35', '24', '36']);
  await demo.locator('path[data-link-source="Wind"]').hover();
  await expect(tooltip).toContainText(/Wind.*Power.*38 GWh/s);
  await demo.locator('g[data-node="Power"] rect').hover();
  await expect(tooltip).toContainText(/Power.*60 GWh/s);
}
