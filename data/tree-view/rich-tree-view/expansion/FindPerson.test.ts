import { expect, type Locator } from '@playwright/test';

export const title = 'Finding a person expands all ancestors, and selects and focuses the person.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('treeitem')).toHaveCount(1);
  await demo.getByRole('combobox', { name: 'Find a person' }).fill('haas');
  await demo.locator('xpath=ancestor::body').getByRole('option', { name: 'Jonas Haas' }).click();
  const found = demo.getByRole('treeitem', { name: 'Jonas Haas' });
  await expect(found).toBeFocused();
  await expect(found).toBeInViewport();
  await expect(found).toHaveAttribute('aria-checked', 'true');
}
