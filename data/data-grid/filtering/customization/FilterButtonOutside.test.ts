import { expect, type Locator } from '@playwright/test';

export const title = 'A button outside the grid opens the filter panel, which appears below the button.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const button = demo.getByRole('button', { name: 'Filter by city' });
  const value = page.getByRole('textbox', { name: 'Value' });
  await button.click();
  await expect(value).toBeFocused();
  const [buttonBox, valueBox] = [await button.boundingBox(), await value.boundingBox()];
  expect(valueBox!.y).toBeGreaterThan(buttonBox!.y + buttonBox!.height - 1);
  expect(valueBox!.y).toBeLessThan(buttonBox!.y + buttonBox!.height + 60);

  await value.fill('porto');
  await expect(demo.locator('[role="gridcell"][data-field="city"]')).toHaveText(['Porto', 'Porto']);
  await page.keyboard.press('Escape');
  await expect(value).toHaveCount(0);
}
