import { expect, type Locator } from '@playwright/test';

export const title = 'Selection and page stay after a refresh that changes the values of a row.';

export default async function test(demo: Locator): Promise<void> {
  const refresh = demo.getByRole('button', { name: 'Refresh' });
  const stadium = demo.getByRole('row', { name: 'Stadium' });
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await stadium.getByRole('checkbox').click();
  await refresh.click();
  await expect(stadium.locator('[data-field="bikes"]')).toHaveText('4');
  await expect(refresh).toBeEnabled();
  await expect(demo.getByText('3–4 of 4')).toBeVisible();
  await expect(stadium.getByRole('checkbox')).toBeChecked();
}
