import { expect, type Locator } from '@playwright/test';

export const title =
  'A selector returns the ids of the filtered rows in the sort order, and a method returns each of these rows.';

const at = (names: string[]) => names.map((name) => `${name}@atelier.example`).join(', ');

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await expect(demo.locator('[role="gridcell"][data-field="title"]')).toHaveText([
    'Bookbinding',
    'Life drawing',
    'Screen printing',
  ]);
  await demo.getByRole('button', { name: 'List email addresses' }).click();
  await expect(output).toHaveText(at(['aiko', 'petr', 'ulla']));

  await demo.getByRole('columnheader', { name: 'Course' }).click();
  await demo.getByRole('columnheader', { name: 'Course' }).click();
  await demo.getByRole('button', { name: 'List email addresses' }).click();
  await expect(output).toHaveText(at(['ulla', 'petr', 'aiko']));
}
