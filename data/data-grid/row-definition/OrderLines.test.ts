import { expect, type Locator } from '@playwright/test';

export const title = 'Two properties together are the id of a row, so each row is selected by itself.';

export default async function test(demo: Locator): Promise<void> {
  const articles = demo.locator('[role="gridcell"][data-field="article"]');
  const selected = demo.getByRole('row', { selected: true });
  await expect(articles).toHaveText(['Easel', 'Brush set', 'Easel', 'Sketchbook']);
  await articles.nth(2).click();
  await expect(selected).toHaveCount(1);
  await expect(selected).toHaveAttribute('data-id', 'A-18/1');
  await articles.nth(0).click();
  await expect(selected).toHaveCount(1);
  await expect(selected).toHaveAttribute('data-id', 'A-17/1');
}
