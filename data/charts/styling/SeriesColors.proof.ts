import { expect, type Locator } from '@playwright/test';

export const claim =
  'Series without a color take it from the palette by their position; a color of the series wins.';

export default async function prove(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(9);
  await expect(bars.nth(6)).toHaveAttribute('fill', '#7e57c2');
  await expect(bars.nth(0)).toHaveAttribute('fill', /^#(4254FB|495AFB)$/);
  await expect(bars.nth(3)).toHaveAttribute('fill', /^#(FFB422|FFC758)$/);
}
