import { expect, type Locator } from '@playwright/test';

export const title =
  'A click in the legend highlights a series and fades the others. A second click ends it.';

export default async function test(demo: Locator): Promise<void> {
  const faded = demo.locator('.MuiBarElement-root[data-faded]');
  const item = demo.getByRole('button', { name: 'Harbor' });
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(12);
  await expect(faded).toHaveCount(0);
  await item.click();
  await expect(faded).toHaveCount(8);
  await expect(demo.locator('.MuiBarElement-series-harbor[data-highlighted]')).toHaveCount(4);
  await item.press('Enter');
  await expect(faded).toHaveCount(0);
}
