import { expect, type Locator } from '@playwright/test';

export const claim = 'CSS makes a line thicker, and a gradient colors a line by its height.';

export default async function prove(demo: Locator): Promise<void> {
  const thick = demo.getByLabel('Load of a server, as a thick line').locator('.MuiLineElement-root');
  await expect(thick).toHaveCSS('stroke-width', '5px');
  const graded = demo.getByLabel('Load of a server, red above and green below');
  await expect(graded.locator('.MuiLineElement-root')).toHaveAttribute('stroke', 'url(#load-gradient)');
  await expect(graded.locator('linearGradient#load-gradient')).toHaveCount(1);
}
