import { expect, type Locator } from '@playwright/test';

export const title =
  'Rows with a note have a numbered mark on the line and an item with the same number in the list below it. Other rows have neither.';

export default async function test(demo: Locator): Promise<void> {
  const marks = demo.locator('g:has(> circle)');
  const notes = demo.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  await expect(marks).toHaveText(['1', '2']);
  await expect(notes).toHaveText(['Tue: Bus strike', 'Fri: Free entry']);
  // 130 visitors are below 890, and Tuesday is before Friday.
  const first = (await marks.nth(0).locator('circle').boundingBox())!;
  const second = (await marks.nth(1).locator('circle').boundingBox())!;
  expect(first.y).toBeGreaterThan(second.y);
  expect(first.x).toBeLessThan(second.x);
}
