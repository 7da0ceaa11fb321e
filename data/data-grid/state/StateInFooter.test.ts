import { expect, type Locator } from '@playwright/test';

export const title =
  'The footer shows the number of filtered and selected rows, and follows each change of the selection and the filter.';

export default async function test(demo: Locator): Promise<void> {
  const footer = demo.getByRole('status');
  await expect(footer).toHaveText('6 shown, 0 selected');
  await demo.getByRole('checkbox', { name: 'Select row' }).first().click();
  await expect(footer).toHaveText('6 shown, 1 selected');

  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox', { name: 'Search' }).fill('nordlicht');
  await expect(footer).toHaveText('1 shown, 1 selected');
}
