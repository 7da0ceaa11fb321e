import { expect, type Locator } from '@playwright/test';

export const claim = 'Two properties together are the id of a row, and callbacks receive this id.';

export default async function prove(demo: Locator): Promise<void> {
  const articles = demo.locator('[role="gridcell"][data-field="article"]');
  await expect(articles).toHaveText(['Easel', 'Brush set', 'Easel', 'Sketchbook']);
  await articles.nth(2).click();
  await expect(demo.getByRole('status')).toHaveText('Row id: A-18/1');
  await expect(demo.getByRole('row', { selected: true })).toHaveCount(1);
  await articles.nth(0).click();
  await expect(demo.getByRole('status')).toHaveText('Row id: A-17/1');
  await expect(demo.getByRole('row', { selected: true })).toHaveCount(1);
}
