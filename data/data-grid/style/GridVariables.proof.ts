import { expect, type Locator } from '@playwright/test';

export const claim =
  'Variables set with the class of the root replace the colors of the theme; without the class, the colors of the theme win.';

export default async function prove(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader', { name: 'Site' });
  const row = demo.getByRole('row').filter({ hasText: 'WT-02' });
  const readBackground = () => row.evaluate((it) => getComputedStyle(it).backgroundColor);
  await expect(header).toHaveCSS('background-color', 'rgb(40, 53, 147)');
  await expect(row.getByText('Moray')).toHaveCSS('color', 'rgb(232, 234, 246)');
  await row.hover();
  await expect.poll(readBackground).toMatch(/^color\(srgb 0\.2/);

  await demo.getByRole('button', { name: 'sx: no selector' }).click();
  await expect(header).not.toHaveCSS('background-color', 'rgb(40, 53, 147)');
  await expect(row.getByText('Moray')).not.toHaveCSS('color', 'rgb(232, 234, 246)');
}
