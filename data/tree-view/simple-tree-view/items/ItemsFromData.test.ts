import { expect, type Locator } from '@playwright/test';

export const title = 'Nested objects become nested items, and an object without children cannot be expanded.';

export default async function test(demo: Locator): Promise<void> {
  const bridge = demo.getByRole('treeitem', { name: 'Bridge repair' });
  await expect(bridge.getByRole('treeitem')).toHaveText(['Drawings', 'Inspection reports']);
  const school = demo.getByRole('treeitem', { name: 'School extension' });
  await expect(school).toHaveAttribute('aria-expanded', 'false');
  await demo.getByText('School extension').click();
  await expect(school.getByRole('treeitem')).toHaveText(['Permits', 'Tender']);
  await expect(demo.getByRole('treeitem', { name: 'Harbor wall' })).not.toHaveAttribute('aria-expanded');
}
