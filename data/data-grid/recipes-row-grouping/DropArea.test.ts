import { expect, type Locator } from '@playwright/test';

export const title =
  'A header that is dragged to the area groups the rows, a second one adds a level, and Delete on a chip removes its level.';

export default async function test(demo: Locator): Promise<void> {
  const area = demo.getByRole('group', { name: 'Groups' });
  const header = (field: string) =>
    demo.locator(`[role="columnheader"][data-field="${field}"] [draggable="true"]`);
  await header('team').dragTo(area);
  const web = demo.getByRole('row', { name: 'Web (4)' });
  await expect(web).toBeVisible();
  await header('owner').dragTo(area);
  await expect(area.getByRole('button')).toHaveText(['Team', 'Owner']);
  await web.getByRole('button').click();
  await expect(demo.getByRole('row', { name: 'Ben (2)' })).toBeVisible();
  await area.getByRole('button', { name: 'Team' }).press('Delete');
  await expect(web).toHaveCount(0);
  await expect(demo.getByRole('row', { name: 'Ada (3)' })).toBeVisible();
}
