import { expect, type Locator } from '@playwright/test';

export const title = 'Sections and tooltips show the value with its share of the first step.';

export default async function test(demo: Locator): Promise<void> {
  const labels = ['800 (100%)', '520 (65%)', '300 (38%)', '200 (25%)'];
  await expect(demo.locator('.MuiFunnelChart-sectionLabel')).toHaveText(labels);
  await demo.locator('.MuiFunnelChart-section').nth(1).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Active after a week.*520 \(65%\)/s);
}
