import { expect, type Locator } from '@playwright/test';
import { expectClickable } from '../../../e2e/demos/gridSteps';

export const title = 'The button restores a width that users have changed, and keeps the sorting.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  const header = (name: string) => demo.getByRole('columnheader', { name });
  await header('Author').click();
  await expect(header('Author')).toHaveAttribute('aria-sort', 'ascending');

  const edge = (await header('Title').locator('.MuiDataGrid-columnSeparator').boundingBox())!;
  const x = edge.x + edge.width / 2;
  const y = edge.y + edge.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (direction === 'rtl' ? -40 : 40), y, { steps: 3 });
  await page.mouse.up();
  await expectClickable(demo);
  await expect(header('Title')).toHaveCSS('width', '190px');

  await demo.getByRole('button', { name: 'Reset widths' }).click();
  await expect(header('Title')).toHaveCSS('width', '150px');
  await expect(header('Author')).toHaveAttribute('aria-sort', 'ascending');
}
