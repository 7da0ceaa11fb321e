import { expect, type Locator } from '@playwright/test';

export const title = 'Buttons open and close the tooltip, and pointing at a bar still moves it there.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const press = (name: string) => demo.getByRole('button', { name }).click();
  await expect(tooltip).toHaveCount(0);
  await press('Show the peak');
  await expect(tooltip).toContainText(/Electricity.*83/s);
  await press('Close');
  await expect(tooltip).toHaveCount(0);

  await press('Show the peak');
  await demo.locator('.MuiBar-element').nth(1).hover();
  await expect(tooltip).toContainText(/Electricity.*58/s);
  await demo.page().mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
}
