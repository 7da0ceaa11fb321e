import { expect, type Locator } from '@playwright/test';

export const title = 'The rooms are merged correctly while the day is hidden and after it is shown again.';

export default async function test(demo: Locator): Promise<void> {
  const expectSpans = async (field: string, spans: number[]) => {
    const cells = demo.locator(`[role="gridcell"][data-field="${field}"]`);
    const getSpans = () =>
      cells.evaluateAll((all) => all.map((cell) => Number(cell.getAttribute('aria-rowspan'))));
    await expect.poll(getSpans).toEqual(spans);
  };
  await expectSpans('room', [2, 3, 1]);
  await demo.getByRole('switch').click();
  await expectSpans('room', [2, 3, 1]);
  await expectSpans('day', []);
  await demo.getByRole('switch').click();
  await expectSpans('day', [3, 3]);
  await expectSpans('room', [2, 3, 1]);
}
