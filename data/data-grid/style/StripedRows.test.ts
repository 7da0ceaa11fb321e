import { expect, type Locator } from '@playwright/test';

export const title =
  'Each page begins with a plain row, stripes stay in place when the order changes, and a selected row loses its stripe.';

export default async function test(demo: Locator): Promise<void> {
  const row = (index: number) => demo.getByRole('row').nth(index);
  const readBackground = (index: number) => row(index).evaluate((it) => getComputedStyle(it).backgroundColor);
  await demo.getByRole('columnheader', { name: 'Site' }).hover();
  expect(await readBackground(1)).toBe('rgba(0, 0, 0, 0)');
  const stripe = await readBackground(2);
  expect(stripe).not.toBe('rgba(0, 0, 0, 0)');
  expect(await readBackground(3)).toBe('rgba(0, 0, 0, 0)');

  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(row(1)).toContainText('WT-04');
  expect(await readBackground(1)).toBe('rgba(0, 0, 0, 0)');
  expect(await readBackground(2)).toBe(stripe);

  await demo.getByRole('columnheader', { name: 'MW' }).click();
  await expect(row(1)).toHaveClass(/even/);
  await expect(row(2)).toHaveClass(/odd/);

  await row(2).click();
  await expect(row(2)).toHaveClass(/Mui-selected/);
  await demo.getByRole('columnheader', { name: 'Site' }).hover();
  expect(await readBackground(2)).not.toBe(stripe);
}
