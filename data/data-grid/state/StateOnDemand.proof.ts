import { expect, type Locator } from '@playwright/test';

export const claim = 'A click adds up what the filter lets through at that moment.';

export default async function prove(demo: Locator): Promise<void> {
  const sum = demo.getByRole('status');
  const addUp = demo.getByRole('button', { name: 'Add up what the filter lets through' });
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
