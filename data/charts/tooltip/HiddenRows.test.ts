import { expect, type Locator } from '@playwright/test';

export const title = 'The tooltip leaves out a series at the positions where its formatter returns null.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const bars = demo.locator('.MuiBar-element');
  await bars.nth(1).hover();
  await expect(tooltip).toContainText(/Fri.*Day shift.*455 parcels.*Night shift.*230 parcels/s);
  await bars.nth(2).hover();
  await expect(tooltip).toContainText(/Sat.*Day shift.*280 parcels/s);
  await expect(tooltip).not.toContainText('Night shift');
}
