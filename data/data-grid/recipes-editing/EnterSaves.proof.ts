import { expect, type Locator } from '@playwright/test';

export const claim = 'Enter saves an edit. A click outside, Tab and Escape discard it.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const title = demo.locator('[role="row"][data-id="2"] [data-field="title"]');
  const other = demo.locator('[role="row"][data-id="3"] [data-field="hours"]');
  const edit = async (text: string) => {
    await title.dblclick();
    await title.locator('input').fill(text);
  };
  await edit('Order pens');
  await other.click();
  await expect(title).toHaveText('Order paper');
  await edit('Order pens');
  await page.keyboard.press('Tab');
  await expect(title).toHaveText('Order paper');
  await edit('Order pens');
  await page.keyboard.press('Escape');
  await expect(title).toHaveText('Order paper');
  await edit('Order pens');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Order pens');
}
