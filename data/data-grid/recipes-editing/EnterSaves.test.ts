import { expect, type Locator } from '@playwright/test';

export const title = 'Enter saves an edit. A click outside, Tab and Escape discard it.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const heading = demo.locator('[role="row"][data-id="2"] [data-field="title"]');
  const other = demo.locator('[role="row"][data-id="3"] [data-field="hours"]');
  const edit = async (text: string) => {
    await heading.dblclick();
    await heading.locator('input').fill(text);
  };
  await edit('Order pens');
  await other.click();
  await expect(heading).toHaveText('Order paper');
  await edit('Order pens');
  await page.keyboard.press('Tab');
  await expect(heading).toHaveText('Order paper');
  await edit('Order pens');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Order paper');
  await edit('Order pens');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Order pens');
}
