import { expect, type Locator } from '@playwright/test';

export const title =
  'A suggestion filters the rows, the next prompt groups all rows and removes the filter, and an unknown prompt shows the error of the service and changes nothing.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const panel = page.locator('.MuiDataGrid-aiAssistantPanel');
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  const groups = demo.locator('[role="row"][aria-level="1"]');
  await expect(subjects).toHaveCount(4);
  await demo.getByRole('toolbar').getByRole('button').nth(3).click();
  const prompt = panel.getByRole('textbox');
  await expect(prompt).toBeFocused();
  await panel.getByRole('button', { name: 'Open tickets' }).click();
  await expect(subjects).toHaveText(['Login fails', 'Wrong total']);
  await prompt.fill('hours per team');
  await page.keyboard.press('Enter');
  await expect(groups).toHaveCount(2);
  await expect(groups.nth(0).locator('[data-field="hours"]')).toHaveText('8');
  await expect(groups.nth(1).locator('[data-field="hours"]')).toHaveText('23');
  await prompt.fill('tell me a joke');
  await page.keyboard.press('Enter');
  await expect(panel.locator('li').nth(2)).toContainText('Ask for open tickets');
  await expect(groups).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
}
