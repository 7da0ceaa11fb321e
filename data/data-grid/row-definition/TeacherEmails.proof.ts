import { expect, type Locator } from '@playwright/test';

export const claim =
  'A method returns all rows in the order of the array, and a selector returns the filtered rows in the sort order.';

const at = (names: string[]) => names.map((name) => `${name}@atelier.example`).join(', ');

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await expect(demo.locator('[role="gridcell"][data-field="title"]')).toHaveText([
    'Bookbinding',
    'Life drawing',
    'Screen printing',
  ]);
  await demo.getByRole('button', { name: 'All teachers' }).click();
  await expect(output).toHaveText(at(['ana', 'petr', 'ulla', 'tomas', 'aiko']));
  await demo.getByRole('button', { name: 'Filtered teachers' }).click();
  await expect(output).toHaveText(at(['aiko', 'petr', 'ulla']));
}
