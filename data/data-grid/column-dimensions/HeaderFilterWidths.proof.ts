import { expect, type Locator } from '@playwright/test';

export const claim = 'With includeHeaderFilters, autosizing leaves room for the header filters.';

export default async function prove(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Shelf' }).first();
  const width = async () => (await header.boundingBox())!.width;
  const autosize = () => demo.getByRole('button', { name: 'Autosize columns' }).click();
  await autosize();
  await expect.poll(width).toBeLessThan(80);
  await demo.getByRole('switch').click();
  await autosize();
  await expect.poll(width).toBeGreaterThan(120);
}
