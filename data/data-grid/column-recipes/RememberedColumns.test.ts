import { expect, type Locator } from '@playwright/test';
import { dragHeader, dropHeader } from '../../../e2e/demos/columnDragSteps';
import { expectClickable } from '../../../e2e/demos/gridSteps';

export const title =
  'A new grid restores the width, the order and the visibility of the columns, and Reset removes all three.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const header = (name: string) => demo.getByRole('columnheader', { name });
  const press = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await press('Reset');
  await expect(headers).toHaveText(['Project', 'Client', 'Budget']);
  await expect(header('Project')).toHaveCSS('width', '120px');

  await dragHeader(demo, 'Budget', 'Project');
  await dropHeader(demo);
  await expect(headers).toHaveText(['Budget', 'Project', 'Client']);

  const edge = (await header('Project').locator('.MuiDataGrid-columnSeparator').boundingBox())!;
  const x = edge.x + edge.width / 2;
  const y = edge.y + edge.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (direction === 'rtl' ? -30 : 30), y, { steps: 3 });
  await page.mouse.up();
  await expectClickable(demo);
  const width = await header('Project').evaluate((element) => getComputedStyle(element).width);
  expect(width).not.toBe('120px');

  await header('Client').hover();
  await header('Client').getByRole('button', { name: /menu/i }).click();
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect(headers).toHaveText(['Budget', 'Project']);

  await press('Leave and come back');
  await expect(headers).toHaveText(['Budget', 'Project']);
  await expect(header('Project')).toHaveCSS('width', width);
  await press('Reset');
  await expect(headers).toHaveText(['Project', 'Client', 'Budget']);
  await expect(header('Project')).toHaveCSS('width', '120px');
}
