import { expect, type Locator } from '@playwright/test';

export const title = 'With includeHeaderFilters, autosizing leaves room for the header filters.';

export default async function test(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Shelf' }).first();
  await expect(header).toHaveCSS('width', '70px');
  await demo.getByRole('button', { name: 'Autosize columns' }).click();
  await expect.poll(async () => (await header.boundingBox())!.width).toBeGreaterThan(120);
}
