import { expect, type Locator } from '@playwright/test';

export const title = 'Two more buttons in the footer open the first and the last page.';

export default async function test(demo: Locator): Promise<void> {
  const press = (name: string) => demo.getByRole('button', { name }).click();
  await expect(demo.getByText('1–5 of 23')).toBeVisible();
  await press('Go to last page');
  await expect(demo.getByText('21–23 of 23')).toBeVisible();
  await press('Go to first page');
  await expect(demo.getByText('1–5 of 23')).toBeVisible();
}
