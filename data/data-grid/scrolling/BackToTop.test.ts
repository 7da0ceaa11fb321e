import { expect, type Locator } from '@playwright/test';

export const title = 'The button is enabled after users have scrolled down, and scrolls to the first row.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const button = demo.getByRole('button').first();
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await scroller.scrollIntoViewIfNeeded();
  await expect(button).toBeDisabled();
  await scroller.evaluate((element) => (element.scrollTop = 900));
  await expect(button).toBeEnabled();
  await expect(getRow('S-100')).not.toBeInViewport();
  await button.click();
  await expect(getRow('S-100')).toBeInViewport({ ratio: 0.9 });
  await expect(button).toBeDisabled();
}
