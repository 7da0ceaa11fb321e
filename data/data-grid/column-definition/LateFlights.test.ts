import { expect, type Locator } from '@playwright/test';

export const title = 'Only the delay of more than half an hour is bold.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('gridcell', { name: '55' })).toHaveCSS('font-weight', '700');
  await expect(demo.getByRole('gridcell', { name: '10' })).toHaveCSS('font-weight', '400');
}
