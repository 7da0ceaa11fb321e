import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid asks a server for one page at a time, in the chosen order, and keeps the answers.';

export default async function test(demo: Locator): Promise<void> {
  const request = demo.getByText('Last request:');
  await expect(demo.getByRole('gridcell').first()).toHaveText('Boiler 1');
  await expect(request).toContainText('"page":0,"pageSize":10');

  await demo.getByRole('columnheader', { name: 'Temperature' }).click();
  await expect(request).toContainText('"sortModel":[{"field":"celsius","sort":"asc"}]');
  await expect(demo.locator('[role="gridcell"][data-field="celsius"]').first()).toHaveText('15');

  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(request).toContainText('"page":1');
  await expect(demo.getByText('11–20 of 5000')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(demo.getByText('1–10 of 5000')).toBeVisible();
  await expect(request).toContainText('"page":1');
}
