import { expect, type Locator } from '@playwright/test';

export const title =
  'At rest, 150 px are 3 rows of 50 px more than 0 px; while users scroll down, 15 rows are rendered below the viewport.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const row = demo.locator('.MuiDataGrid-row');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const select = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  const readCounts = async () => (await output.textContent())!.match(/\d+/g)!.map(Number) as [number, number];
  const readStable = async (least: number) => {
    await expect.poll(async () => (await readCounts())[0]).toBeGreaterThan(least);
    return readCounts();
  };

  const [rows, columns] = await readStable(3);
  await select('0 px');
  await expect.poll(async () => (await readCounts())[0]).toBeLessThan(rows);
  const [fewRows, fewColumns] = await readCounts();
  expect(rows - fewRows).toBe(3);
  expect(columns - fewColumns).toBeGreaterThanOrEqual(1);
  await select('600 px');
  const [manyRows, manyColumns] = await readStable(rows);
  expect(manyRows - fewRows).toBe(12);
  expect(manyColumns - fewColumns).toBe(4);

  // While users scroll, the props have no effect: 15 rows below the viewport, none above it.
  await select('0 px');
  await expect(row).toHaveCount(fewRows);
  const scrolled = await scroller.evaluate(async (element) => {
    const count = () => element.querySelectorAll('.MuiDataGrid-row').length;
    const first = () => Number(element.querySelector('.MuiDataGrid-row')!.getAttribute('data-rowindex'));
    for (let step = 0; step < 5; step += 1) {
      element.scrollTop += 100;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    return { count: count(), first: first() };
  });
  expect(scrolled.first).toBe(10);
  expect(scrolled.count - fewRows).toBeGreaterThanOrEqual(14);
  expect(scrolled.count - fewRows).toBeLessThanOrEqual(16);
  // At rest again.
  await expect.poll(() => row.count()).toBeLessThanOrEqual(fewRows + 1);
}
