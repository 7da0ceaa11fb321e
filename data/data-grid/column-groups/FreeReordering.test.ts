import { expect, type Locator } from '@playwright/test';
import { dragHeader, dropHeader } from '../../../e2e/demos/columnDragSteps';

export const title =
  'Columns of Temperature stay in their group, which no column splits, and a column that leaves Wind divides this group.';

export default async function test(demo: Locator): Promise<void> {
  const groups = demo.getByRole('row').nth(0).getByRole('columnheader');
  const headers = demo.getByRole('row').nth(1).getByRole('columnheader');
  const initial = ['Station', 'Lowest', 'Highest', 'Mean', 'Gusts'];

  await dragHeader(demo, 'Highest', 'Gusts');
  await dropHeader(demo);
  await expect(headers).toHaveText(initial);

  await dragHeader(demo, 'Station', 'Lowest');
  await dropHeader(demo);
  await expect(headers).toHaveText(initial);

  await dragHeader(demo, 'Mean', 'Station');
  await dropHeader(demo);
  await expect(headers).toHaveText(['Mean', 'Station', 'Lowest', 'Highest', 'Gusts']);
  await expect(groups).toHaveText(['Wind', '', 'Temperature', 'Wind']);

  await dragHeader(demo, 'Highest', 'Lowest');
  await dropHeader(demo);
  await expect(headers).toHaveText(['Mean', 'Station', 'Highest', 'Lowest', 'Gusts']);
}
