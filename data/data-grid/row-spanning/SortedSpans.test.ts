import { expect, type Locator } from '@playwright/test';

export const title =
  'Sorting and filtering merge the rows that become neighbors, and split those that no longer are.';

export default async function test(demo: Locator): Promise<void> {
  const expectSpans = async (field: string, spans: number[]) => {
    const cells = demo.locator(`[role="gridcell"][data-field="${field}"]`);
    const getSpans = () =>
      cells.evaluateAll((all) => all.map((cell) => Number(cell.getAttribute('aria-rowspan'))));
    await expect.poll(getSpans).toEqual(spans);
  };
  await expectSpans('day', [3, 3]);
  await expectSpans('room', [2, 3, 1]);
  await demo.locator('[role="columnheader"][data-field="room"]').click();
  await expectSpans('room', [3, 3]);
  await expectSpans('day', [2, 1, 1, 2]);
  await demo.getByRole('switch').click();
  await expectSpans('room', [3]);
  await expectSpans('day', [2, 1]);
}
