import { expect, type Locator } from '@playwright/test';

export const claim =
  'The prop autoHeight renders all rows, a dynamic row height all columns, and disableVirtualization both, with more than five times the cells.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const select = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  const readCells = async () => Number(/(\d+) cells/.exec((await output.textContent())!)![1]);

  await expect(output).toHaveText(/ ([5-9]|1\d) of 50 rows, ([3-9]|1\d) of 16 columns/);
  const virtualized = await readCells();
  await select('getRowHeight: auto');
  await expect(output).toHaveText(/ ([5-9]|[12]\d) of 50 rows, 16 of 16 columns/);
  await select('autoHeight');
  await expect(output).toHaveText(/ 50 of 50 rows, ([3-9]|1\d) of 16 columns/);
  await select('disableVirtualization');
  await expect(output).toHaveText(/ 50 of 50 rows, 16 of 16 columns/);
  expect((await readCells()) / virtualized).toBeGreaterThan(5);
  await expect(demo.getByRole('gridcell')).toHaveCount(800);
  await select('Default');
  await expect(output).toHaveText(/ ([5-9]|1\d) of 50 rows, ([3-9]|1\d) of 16 columns/);
}
