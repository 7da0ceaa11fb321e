import { expect, type Locator } from '@playwright/test';

export const title = 'A prompt changes the sort model, which the grid sends to the server.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const entries = demo.getByRole('log').locator('p');
  await expect(demo.locator('[role="gridcell"][data-field="city"]').first()).toHaveText('Lyon');
  await expect(entries.first()).toContainText('GET /sales?from=0&to=4');
  await expect(entries.first()).not.toContainText('sort');
  await demo.getByRole('toolbar').getByRole('button').nth(2).click();
  await page
    .locator('.MuiDataGrid-aiAssistantPanel')
    .getByRole('button', { name: 'Most expensive first' })
    .click();
  await expect(entries.first()).toContainText('sort=total.desc');
  await page.keyboard.press('Escape');
}
