import { expect, type Locator } from '@playwright/test';

export const title = 'One click changes the value without editing the cell, and so does Space.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  const checkbox = demo.getByRole('checkbox', { name: 'Order paper is done' });
  await expect(checkbox).not.toBeChecked();
  await checkbox.click();
  await expect(checkbox).toBeChecked();
  await expect(demo.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);

  await demo.locator('[role="row"][data-id="1"] [data-field="title"]').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  await expect(checkbox).toBeFocused();
  await page.keyboard.press('Space');
  await expect(checkbox).not.toBeChecked();
}
