import { expect, type Locator } from '@playwright/test';

export const title = 'A click on an item of the legend hides its line, and a second click shows it again.';

export default async function test(demo: Locator): Promise<void> {
  const item = demo.getByRole('button', { name: 'Newsletter' });
  const line = demo.locator('.MuiLineElement-series-newsletter');
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(3);
  await expect(line).toHaveAttribute('opacity', '1');
  await item.click();
  await expect(line).toHaveAttribute('opacity', '0');
  await expect(demo.locator('.MuiLineElement-series-podcast')).toHaveAttribute('opacity', '1');
  await item.press('Enter');
  await expect(line).toHaveAttribute('opacity', '1');
}
