import { expect, type Locator } from '@playwright/test';

export const title =
  'A header without headerName shows the field, a text that does not fit appears in a tooltip, and so does a description.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  // The text itself is wider than what is seen of it.
  const heading = (text: string) => demo.locator('.MuiDataGrid-columnHeaderTitle').filter({ hasText: text });
  const tooltip = (text: string) => page.getByRole('tooltip').filter({ hasText: text });
  await expect(demo.getByRole('columnheader')).toHaveText(['station', 'Temperature (°C)', 'Rain (mm)']);

  await heading('station').hover();
  await heading('Rain').hover();
  await expect(tooltip('Sum from midnight to midnight')).toBeVisible();
  await heading('Temperature').hover();
  await expect(tooltip('Temperature (°C)')).toBeVisible();
  await heading('station').hover();
  await expect(tooltip('Temperature (°C)')).toHaveCount(0);
  await expect(tooltip('station')).toHaveCount(0);

  // The description is only a tooltip: the name of the header does not contain it.
  await expect(demo.getByRole('columnheader', { name: 'midnight' })).toHaveCount(0);
}
