import { expect, type Locator } from '@playwright/test';

export const title = 'A click adds up the rows that match the filter at that moment.';

export default async function test(demo: Locator): Promise<void> {
  const sum = demo.getByRole('status');
  const addUp = demo.getByRole('button', { name: 'Add up the filtered rows' });
  await addUp.click();
  await expect(sum).toHaveText('€1216');

  await demo.getByRole('button', { name: 'Show filters' }).click();
  const body = demo.page().locator('body');
  await body.getByRole('button', { name: 'Delete' }).click();
  await expect(demo.getByRole('gridcell', { name: 'Sakura Trading' })).toBeVisible();
  await expect(sum).toHaveText('€1216');
  await addUp.click();
  await expect(sum).toHaveText('€5066');
}
