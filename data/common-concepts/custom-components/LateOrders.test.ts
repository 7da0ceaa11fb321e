import { expect, type Locator } from '@playwright/test';

export const title = 'The rows of late orders have another text color than the other rows.';

const readColor = (row: Locator) => row.evaluate((element) => getComputedStyle(element).color);

export default async function test(demo: Locator): Promise<void> {
  const late = await readColor(demo.getByRole('row', { name: 'Okafor Ltd' }));
  expect(await readColor(demo.getByRole('row', { name: 'Moreau SARL' }))).toBe(late);
  expect(await readColor(demo.getByRole('row', { name: 'Lindqvist AB' }))).not.toBe(late);
}
