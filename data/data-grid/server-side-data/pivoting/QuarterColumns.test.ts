import { expect, type Locator } from '@playwright/test';

export const title =
  'Years contain quarters, and each quarter contains a column for each value with its header and width from pivotingColDef.';

export default async function test(demo: Locator): Promise<void> {
  const header = (field: string) => demo.locator(`[role="columnheader"][data-field="${field}"]`);
  await expect(demo.getByRole('columnheader', { name: '2024', exact: true })).toHaveAttribute(
    'aria-colspan',
    '8',
  );
  await expect(demo.getByRole('columnheader', { name: 'Q1', exact: true }).first()).toHaveAttribute(
    'aria-colspan',
    '2',
  );
  await expect(header('2024/Q1/units')).toContainText('Sold');
  await expect(header('2024/Q1/total')).toContainText('Average');
  await expect(header('2024/Q1/units')).toHaveCSS('width', '90px');
  await expect(demo.locator('[data-id="Bike"] [data-field="2024/Q1/units"]')).toHaveText(/^\d+$/);
}
