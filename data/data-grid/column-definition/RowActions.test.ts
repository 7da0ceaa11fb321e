import { expect, type Locator } from '@playwright/test';

export const title = 'A button in a row duplicates it, and a menu at its end deletes it.';

export default async function test(demo: Locator): Promise<void> {
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  const getAction = (task: string, name: string) =>
    demo.getByRole('row', { name: task }).getByRole('menuitem', { name });

  await getAction('Order labels', 'Duplicate').click();
  await expect(titles).toHaveText(['Count stock', 'Order labels', 'Repair scale', 'Order labels']);
  await getAction('Count stock', 'more').click();
  await demo.page().getByRole('menuitem', { name: 'Delete' }).click();
  await expect(titles).toHaveText(['Order labels', 'Repair scale', 'Order labels']);
}
