import { expect, type Locator } from '@playwright/test';

export const title =
  'Each change animates the background of the rows that it changes, and of no others, even if they change again.';

export default async function test(demo: Locator): Promise<void> {
  const totals = demo.locator('[role="gridcell"][data-field="total"]');
  const change = demo.getByRole('button', { name: 'Change two orders' });
  await demo.evaluate((element) => {
    for (const row of element.querySelectorAll<HTMLElement>('[role="row"][data-id]')) {
      const { animate } = row;
      row.animate = (...parameters) => {
        row.dataset.flashes = String(Number(row.dataset.flashes ?? 0) + 1);
        return animate.apply(row, parameters);
      };
    }
  });
  const readFlashes = () =>
    demo
      .locator('[role="row"][data-id]')
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.flashes ?? '0'));
  await change.click();
  await expect(totals).toHaveText(['120', '95', '240', '70']);
  await expect.poll(readFlashes).toEqual(['0', '1', '0', '1']);
  await change.click();
  await expect(totals).toHaveText(['120', '105', '240', '80']);
  await expect.poll(readFlashes).toEqual(['0', '2', '0', '2']);
}
