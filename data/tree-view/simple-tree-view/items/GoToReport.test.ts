import { expect, type Locator } from '@playwright/test';

export const title =
  'A button expands a year and focuses a report in it, even if the year is expanded already.';

export default async function test(demo: Locator): Promise<void> {
  const button = demo.getByRole('button', { name: 'Go to 2026 Q3' });
  const report = demo.getByRole('treeitem', { name: '2026 Q3' });
  await expect(report).toHaveCount(0);
  await button.click();
  await expect(report).toBeFocused();
  await expect(demo.getByRole('treeitem', { name: '2025', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await button.click();
  await expect(report).toBeFocused();
}
