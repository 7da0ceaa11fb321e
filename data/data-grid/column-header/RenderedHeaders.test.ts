import { expect, type Locator } from '@playwright/test';

export const title =
  'One header shows an icon next to its title, the others do not, and a click on it sorts the column.';

export default async function test(demo: Locator): Promise<void> {
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const icon = (name: string) =>
    header(name).locator('.MuiDataGrid-columnHeaderTitleContainerContent').locator('svg');
  await expect(icon('°C')).toBeVisible();
  await expect(header('°C')).toHaveText('°C');
  await expect(icon('Station')).toHaveCount(0);

  await icon('°C').click();
  await expect(header('°C')).toHaveAttribute('aria-sort', 'ascending');
}
