import { expect, type Locator } from '@playwright/test';

export const claim =
  'A footer that is defined inside the component loses text and focus at the first letter; defined outside, it keeps both.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const field = demo.getByLabel('Note', { exact: true });
  await field.click();
  await page.keyboard.press('a');
  await expect(demo.getByText('Note: a', { exact: true })).toBeVisible();
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('');

  await demo.getByRole('switch').click();
  await field.click();
  await page.keyboard.type('late');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('late');
  await expect(demo.getByText('Note: late', { exact: true })).toBeVisible();
}
