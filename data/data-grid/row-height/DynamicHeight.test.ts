import { expect, type Locator } from '@playwright/test';

export const title = 'Each row is as tall as its text, and no text is cut off.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  const height = async (index: number) => (await rows.nth(index).boundingBox())!.height;
  await expect.poll(() => height(3)).toBeGreaterThan(80);
  expect(await height(0)).toBeLessThan(80);
  const cells = demo.locator('[role="gridcell"][data-field="text"]');
  for (const cell of await cells.all()) {
    expect(await cell.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
  }
}
