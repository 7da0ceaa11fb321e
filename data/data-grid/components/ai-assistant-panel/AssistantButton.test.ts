import { expect, type Locator } from '@playwright/test';

export const title =
  'The button opens the assistant and is filled while it is open, a prompt there sorts the rows, and Escape closes it and returns focus to the button.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const trigger = demo.getByRole('toolbar').locator('[aria-haspopup]');
  const models = demo.locator('[role="gridcell"][data-field="model"]');
  // The row answers a click, so the toolbar does.
  const row = demo.locator('[role="row"][data-id]').first();
  await row.locator('[role="gridcell"]').first().click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(models).toHaveText(['City 7', 'Trail 29', 'Cargo']);
  await expect(trigger).toHaveClass(/MuiButton-outlined/);
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(trigger).toHaveClass(/MuiButton-contained/);
  const prompt = page.locator('.MuiDataGrid-panel').getByRole('textbox');
  await expect(prompt).toBeFocused();
  await prompt.fill('Most expensive first');
  await page.keyboard.press('Enter');
  await expect(models).toHaveText(['Cargo', 'Trail 29', 'City 7']);
  await page.keyboard.press('Escape');
  await expect(trigger).not.toHaveAttribute('aria-expanded', 'true');
  await expect(trigger).toHaveClass(/MuiButton-outlined/);
  await expect(trigger).toBeFocused();
}
