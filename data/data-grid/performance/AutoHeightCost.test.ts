import { expect, type Locator } from '@playwright/test';

export const title =
  'With 100,000 rows, automatic heights call getRowHeight for all rows again after measurements, and render all 30 columns. virtualizeColumnsWithAutoRowHeight renders fewer.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const cells = demo.getByRole('gridcell');
  const columns = demo.locator('[data-rowindex="0"] [role="gridcell"]');
  const select = async (name: string) => {
    await demo.getByRole('button', { name, exact: true }).click();
    await expect(cells.first()).toBeVisible();
  };
  const readCalls = async () =>
    Number(/^getRowHeight calls: (\d+)/.exec((await output.textContent()) ?? '')?.[1]);
  // Measurements cause calls some frames later.
  const countCalls = async () => {
    let last = -1;
    const rests = async () => {
      const earlier = last;
      last = await readCalls();
      return last === earlier;
    };
    await expect.poll(rests, { intervals: [500] }).toBe(true);
    return last;
  };

  await select('Auto');
  await expect(columns).toHaveCount(30);
  const allColumns = await cells.count();
  const before = await countCalls();

  // Rows that scrolling renders are measured, too.
  const scroll = () =>
    demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => element.scrollBy({ top: 2_000 }));
  await scroll();
  await expect.poll(readCalls).toBeGreaterThanOrEqual(before + 100_000);

  await select('Fixed');
  await expect.poll(() => columns.count()).toBeLessThan(20);
  // Fewer columns, and each row has its height before it is measured.
  expect(await cells.count()).toBeLessThan(allColumns / 1.5);
  const fixed = await countCalls();
  expect(fixed).toBeGreaterThanOrEqual(100_000);
  expect(before).toBeGreaterThan(fixed);
  await scroll();
  await expect(demo.locator('[data-rowindex="50"]')).toBeVisible();
  expect(await countCalls()).toBe(fixed);

  await select('Auto, fewer columns');
  await expect.poll(() => columns.count()).toBeLessThan(20);
  expect(await cells.count()).toBeLessThan(allColumns / 1.5);
}
