import { expect, type Locator } from '@playwright/test';

export const title =
  'The panel shows the saved conversation, and a prompt is added to it and counted above the grid.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const panel = page.locator('.MuiDataGrid-aiAssistantPanel');
  const prompts = panel.locator('.MuiDataGrid-promptText');
  await expect(demo.locator('output')).toHaveText('Prompts: 1');
  await demo.getByRole('toolbar').getByRole('button').nth(3).click();
  await expect(prompts).toHaveText(['Longest first']);
  await panel.getByRole('button', { name: 'Open tickets' }).click();
  await expect(prompts).toHaveText(['Longest first', 'Open tickets']);
  await expect(demo.locator('output')).toHaveText('Prompts: 2');
  await expect(demo.locator('[role="gridcell"][data-field="subject"]')).toHaveCount(2);
  await page.keyboard.press('Escape');
}
