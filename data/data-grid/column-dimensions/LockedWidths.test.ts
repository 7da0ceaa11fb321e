import { expect, type Locator } from '@playwright/test';

export const title = 'Neither dragging nor double-clicking the edge of a header changes its width.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  const header = demo.getByRole('columnheader', { name: 'Author' });
  const separator = header.locator('.MuiDataGrid-columnSeparator');
  await expect(header).toHaveCSS('width', '110px');
  const edge = (await separator.boundingBox())!;
  const x = edge.x + edge.width / 2;
  const y = edge.y + edge.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (direction === 'rtl' ? -40 : 40), y, { steps: 3 });
  await expect(header).toHaveCSS('width', '110px');
  await page.mouse.up();

  await separator.dispatchEvent('dblclick', { button: 0 });
  // Sorting renders the grid again, after an autosize would have ended.
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(header).toHaveCSS('width', '110px');
}
