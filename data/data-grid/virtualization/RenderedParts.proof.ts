import { expect, type Locator } from '@playwright/test';

export const claim =
  'The prop autoHeight renders all rows, a dynamic row height all columns, and disableVirtualization both, with more than five times the elements.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const select = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  const readElements = async () => Number(/(\d+) elements/.exec((await output.textContent())!)![1]);

  await expect(output).toHaveText(/ ([5-9]|1\d) of 50 rows, ([3-9]|1\d) of 24 columns/);
  const virtualized = await readElements();
  await select('getRowHeight: auto');
  await expect(output).toHaveText(/ ([5-9]|[12]\d) of 50 rows, 24 of 24 columns/);
  await select('autoHeight');
  await expect(output).toHaveText(/ 50 of 50 rows, ([3-9]|1\d) of 24 columns/);
  await select('disableVirtualization');
  await expect(output).toHaveText(/ 50 of 50 rows, 24 of 24 columns/);
  expect((await readElements()) / virtualized).toBeGreaterThan(5);
  await expect(demo.getByRole('gridcell')).toHaveCount(1200);
  await select('Default');
  await expect(output).toHaveText(/ ([5-9]|1\d) of 50 rows, ([3-9]|1\d) of 24 columns/);
}
