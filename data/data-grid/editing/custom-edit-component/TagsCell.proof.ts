import { expect, type Locator } from '@playwright/test';

export const claim =
  'The menu stays open while users choose several tags, with the mouse or with Enter. Closing it saves all of them at once.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const cell = demo.locator('[role="row"][data-id="1"] [data-field="tags"]');
  const output = demo.locator('output');

  await cell.dblclick();
  await page.getByRole('option', { name: 'Dogs' }).click();
  await page.getByRole('option', { name: 'Winter' }).press('Enter');
  await expect(output).toHaveText('Saved: nothing yet');
  await page.keyboard.press('Escape');
  await expect(output).toHaveText('Saved: ["Steep","Dogs","Winter"]');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(cell).toHaveText('Steep, Dogs, Winter');

  await cell.click();
  await page.keyboard.press('Delete');
  await page.getByRole('option', { name: 'Lake' }).click();
  await page.keyboard.press('Escape');
  await expect(output).toHaveText('Saved: ["Lake"]');
}
