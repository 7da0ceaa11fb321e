import { expect, type Locator } from '@playwright/test';

export const title = 'The morning cell covers noon in rows where both are equal, and only in these.';

export default async function test(demo: Locator): Promise<void> {
  const morning = (id: string) => demo.locator(`[role="row"][data-id="${id}"] [data-field="morning"]`);
  const noon = (id: string) => demo.locator(`[role="row"][data-id="${id}"] [data-field="noon"]`);
  const getWidth = async (cell: Locator) => Math.round((await cell.boundingBox())!.width);
  for (const id of ['Monday', 'Wednesday']) {
    await expect(morning(id)).toHaveAttribute('aria-colspan', '2');
    await expect(noon(id)).toHaveCount(0);
  }
  await expect(morning('Tuesday')).toHaveAttribute('aria-colspan', '1');
  await expect(noon('Tuesday')).toHaveText('Paul');
  const both = (await getWidth(morning('Tuesday'))) + (await getWidth(noon('Tuesday')));
  expect(Math.abs((await getWidth(morning('Monday'))) - both)).toBeLessThanOrEqual(1);
}
