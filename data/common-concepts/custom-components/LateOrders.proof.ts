import { expect, type Locator } from '@playwright/test';

export const claim = 'The rows that are late look otherwise, and no other row does.';

const readColor = (row: Locator) => row.evaluate((element) => getComputedStyle(element).color);

export default async function prove(demo: Locator): Promise<void> {
  const late = await readColor(demo.getByRole('row', { name: 'Okafor Ltd' }));
  expect(await readColor(demo.getByRole('row', { name: 'Moreau SARL' }))).toBe(late);
  expect(await readColor(demo.getByRole('row', { name: 'Lindqvist AB' }))).not.toBe(late);
}
