import { expect, type Locator } from '@playwright/test';

export const title = 'Public holidays are underlined and have a name. Users select them like other days.';

export default async function test(demo: Locator): Promise<void> {
  const ascension = demo.getByRole('gridcell', { name: '14, Ascension Day' });
  const monday = demo.getByRole('gridcell', { name: '25, Whit Monday' });
  for (const day of [ascension, monday]) {
    await expect(day.locator('div').first()).toHaveCSS('text-decoration-line', 'underline');
  }
  await expect(demo.getByRole('gridcell', { name: '13', exact: true }).locator('div')).toHaveCount(0);
  await ascension.click();
  await monday.click();
  await expect(ascension).toHaveAttribute('aria-selected', 'true');
  await expect(monday).toHaveAttribute('aria-selected', 'true');
  await expect(demo.locator('[role="gridcell"][aria-selected="true"]')).toHaveCount(2);
}
