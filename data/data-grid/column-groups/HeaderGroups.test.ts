import { expect, type Locator } from '@playwright/test';

export const title =
  'Each group has a header that is as wide as its columns, and the column without a group has an empty cell above it.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.getByRole('row');
  await expect(rows.nth(0).getByRole('columnheader')).toHaveText(['', 'Temperature', 'Wind']);
  await expect(rows.nth(1).getByRole('columnheader')).toHaveText([
    'Station',
    'Lowest',
    'Highest',
    'Mean',
    'Gusts',
  ]);
  const temperature = demo.getByRole('columnheader', { name: 'Temperature' });
  await expect(temperature).toHaveAttribute('aria-colspan', '2');
  await expect(temperature).toHaveCSS('width', '180px');
}
