import { expect, type Locator } from '@playwright/test';

export const title =
  'Labels of series are in the legend and in the tooltip. The series without a label is in the tooltip only, with its value.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('listitem')).toHaveText(['Loans', 'Returns']);
  await demo.locator('.MuiBar-element').nth(2).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Wed.*Loans.*240.*Returns.*172.*160/s);
  await expect(demo.locator('text').filter({ hasText: /^Books$/ })).toHaveCount(1);
}
