import { expect, type Locator } from '@playwright/test';

export const title =
  'In each column, neighbors with equal values are one cell that is as tall as its rows, and other cells stay single.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [role="gridcell"][data-field="${field}"]`);
  const expectSpans = async (field: string, spans: [string, number][]) => {
    await expect(demo.locator(`[role="gridcell"][data-field="${field}"]`)).toHaveCount(spans.length);
    for (const [id, count] of spans) {
      await expect(cell(id, field)).toHaveAttribute('aria-rowspan', `${count}`);
      await expect(cell(id, field)).toHaveCSS('height', `${count * 52}px`);
    }
  };
  await expectSpans('day', [
    ['a', 3],
    ['d', 3],
  ]);
  await expectSpans('room', [
    ['a', 2],
    ['c', 3],
    ['f', 1],
  ]);
  await expect(demo.locator('[role="gridcell"][data-field="time"][aria-rowspan="1"]')).toHaveCount(6);
}
