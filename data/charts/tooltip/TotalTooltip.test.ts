import { expect, type Locator } from '@playwright/test';

export const title =
  'A component for the tooltip adds the sum of a category, and leaves out sources without a value.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const wind = demo.locator('.MuiBar-element');
  await wind.nth(0).hover();
  await expect(tooltip).toContainText(/Winter.*Wind: 62 MWh.*Solar: 8 MWh.*Bought: 24 MWh.*Total: 94 MWh/s);
  await wind.nth(2).hover();
  await expect(tooltip).toContainText(/Summer.*Total: 89 MWh/s);
  await expect(tooltip).not.toContainText('Bought');
}
