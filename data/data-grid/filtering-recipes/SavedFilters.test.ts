import { expect, type Locator } from '@playwright/test';

export const title = 'The panel applies a saved filter, saves the current one and deletes saved ones.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cities = demo.locator('[role="gridcell"][data-field="city"]');
  const open = () =>
    demo
      .getByRole('button', { name: /Filters|Show filters/ })
      .first()
      .click();
  await open();
  const lyon = page.getByRole('button', { name: 'city equals Lyon' });
  const save = page.getByRole('button', { name: 'Save filter' });
  await expect(save).toBeDisabled();
  await lyon.click();
  await expect(cities).toHaveText(['Lyon', 'Lyon']);

  await page.getByRole('textbox', { name: 'Value' }).fill('Ghent');
  await expect(cities).toHaveText(['Ghent', 'Ghent']);
  await save.click();
  await page.keyboard.press('Escape');
  await expect(save).toHaveCount(0);
  await open();
  await lyon.click();
  await expect(cities).toHaveText(['Lyon', 'Lyon']);
  await page.getByRole('button', { name: 'city equals Ghent' }).click();
  await expect(cities).toHaveText(['Ghent', 'Ghent']);
  await lyon.focus();
  await page.keyboard.press('Delete');
  await expect(lyon).toHaveCount(0);
  await page.keyboard.press('Escape');
}
