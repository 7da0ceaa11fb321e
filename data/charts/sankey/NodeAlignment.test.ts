import { expect, type Locator } from '@playwright/test';

export const title =
  'The alignment moves a node without outgoing links and a node without incoming links to the first, second or third column.';

export default async function test(demo: Locator): Promise<void> {
  const readX = async (node: string) =>
    Number(await demo.locator(`g[data-node="${node}"] rect`).getAttribute('x'));
  /** The columns of the two nodes that can move, found by those that cannot. */
  const readColumns = async () => {
    const columns = [await readX('Applied'), await readX('Interview'), await readX('Hired')];
    return [columns.indexOf(await readX('Rejected')) + 1, columns.indexOf(await readX('Referral')) + 1];
  };
  await expect.poll(readColumns).toEqual([2, 1]);
  for (const [name, columns] of [
    ['justify', [3, 1]],
    ['right', [3, 2]],
    ['center', [2, 2]],
    ['left', [2, 1]],
  ] as const) {
    await demo.locator(`button[value="${name}"]`).click();
    await expect.poll(readColumns).toEqual(columns);
  }
}
