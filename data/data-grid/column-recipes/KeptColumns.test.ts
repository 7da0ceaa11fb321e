import { expect, type Locator } from '@playwright/test';
import { dragHeader, dropHeader } from '../../../e2e/demos/columnDragSteps';
import { expectClickable } from '../../../e2e/demos/gridSteps';

export const title = 'When the headers change, the columns keep the order and the width that users have set.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const { mouse } = demo.page();
  const headers = demo.getByRole('columnheader');
  const client = demo.locator('[role="columnheader"][data-field="client"]');
  await dragHeader(demo, 'Budget', 'Project');
  await dropHeader(demo);
  await expect(headers).toHaveText(['Budget', 'Project', 'Client']);

  const edge = (await client.locator('.MuiDataGrid-columnSeparator').boundingBox())!;
  const x = edge.x + edge.width / 2;
  const y = edge.y + edge.height / 2;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + (direction === 'rtl' ? 25 : -25), y, { steps: 3 });
  await mouse.up();
  await expectClickable(demo);
  const width = await client.evaluate((element) => getComputedStyle(element).width);
  expect(width).not.toBe('110px');

  const swedish = demo.getByRole('switch', { name: 'Headers in Swedish' });
  await swedish.click();
  await expect(headers).toHaveText(['Kostnad', 'Projekt', 'Kund']);
  await expect(client).toHaveCSS('width', width);
  await swedish.click();
  await expect(headers).toHaveText(['Budget', 'Project', 'Client']);
  await expect(client).toHaveCSS('width', width);
}
