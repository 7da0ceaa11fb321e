import { expect, type Locator } from '@playwright/test';

export const claim =
  'The root items are loaded too, and the demo renders their placeholder, failure and retry button.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.getByRole('alert')).toContainText('The catalogue could not be loaded.');
  await expect(demo.getByRole('tree')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('treeitem')).toHaveText(['Screws', 'Tools', 'Work gloves']);
  await expect(demo.getByRole('alert')).toHaveCount(0);
}
