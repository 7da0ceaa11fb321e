import { expect, type Locator } from '@playwright/test';
import { expectClickable } from '../../../e2e/demos/gridSteps';

export const title =
  'A width that users set by dragging is the same in a new grid, even if the column was flexible.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const width = async () => (await header('Title').boundingBox())!.width;
  await expect(header('Author')).toHaveCSS('width', '160px');
  const before = await width();

  const edge = (await header('Title').locator('.MuiDataGrid-columnSeparator').boundingBox())!;
  const x = edge.x + edge.width / 2;
  const y = edge.y + edge.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (direction === 'rtl' ? 30 : -30), y, { steps: 3 });
  await page.mouse.up();
  await expectClickable(demo);
  const after = await width();
  expect(after).toBeLessThan(before);

  // A new grid is not sorted.
  await header('Author').click();
  await expect(header('Author')).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('button', { name: 'Leave and come back' }).click();
  await expect(header('Author')).toHaveAttribute('aria-sort', 'none');
  await expect.poll(width).toBe(after);
  await expect(header('Author')).toHaveCSS('width', '160px');
}
