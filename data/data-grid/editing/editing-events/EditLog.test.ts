import { expect, type Locator } from '@playwright/test';

export const title =
  'Editing publishes the start and the stop with the stored value, and processRowUpdate receives the new one. Escape saves nothing.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const lines = demo.getByRole('list', { name: 'Log' }).getByRole('listitem');
  const height = demo.locator('[role="row"][data-id="2"] [data-field="height"]');
  await expect(lines).toHaveText(['No edits']);
  await height.click();
  await page.keyboard.press('Enter');
  await height.locator('input').fill('44');
  await page.keyboard.press('Enter');
  await expect(lines).toHaveText([
    'Start: height 40, enterKeyDown',
    'Stop: height 40, enterKeyDown',
    'Save: height 40 to 44',
  ]);
  await height.dblclick();
  await height.locator('input').fill('50');
  await page.keyboard.press('Escape');
  await expect(lines).toHaveText([
    'Save: height 40 to 44',
    'Start: height 44, cellDoubleClick',
    'Stop: height 44, escapeKeyDown',
  ]);
}
