import { expect, type Locator } from '@playwright/test';

export const title = 'A page has as many rows as fit into the grid, and changes with its height.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('1–4 of 40')).toBeVisible();
  await expect(demo.getByRole('combobox')).toHaveCount(0);
  await demo.getByRole('button', { name: '430 px' }).click();
  await expect(demo.getByText('1–6 of 40')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByText('7–12 of 40')).toBeVisible();
  await demo.getByRole('button', { name: '320 px' }).click();
  await expect(demo.getByText('5–8 of 40')).toBeVisible();
}
