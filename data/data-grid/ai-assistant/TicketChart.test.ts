import { expect, type Locator } from '@playwright/test';

export const title = 'The chart is empty until a prompt groups the rows and draws a bar for each team.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const bars = demo.locator('.MuiBarElement-root');
  const panel = page.locator('.MuiDataGrid-aiAssistantPanel');
  await expect(demo.getByRole('grid')).toBeVisible();
  await expect(bars).toHaveCount(0);
  await demo.getByRole('toolbar').getByRole('button').nth(4).click();
  await panel.getByRole('button', { name: 'Chart of hours per team' }).click();
  await expect(bars).toHaveCount(2);
  await expect(demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')).toHaveText([
    'Web',
    'Data',
  ]);
  await page.keyboard.press('Escape');
}
