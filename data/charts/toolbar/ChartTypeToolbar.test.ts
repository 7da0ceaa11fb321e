import { expect, type Locator } from '@playwright/test';

export const title =
  'Each toggle button in the toolbar draws the chart with its type, and is then pressed. Arrow keys move between them.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar', { name: 'Chart type' });
  const [bar, line] = await toolbar.getByRole('button').all();
  const bars = demo.locator('.MuiBarElement-root');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(bars).toHaveCount(8);
  await expect(lines).toHaveCount(0);
  await expect(bar!).toHaveAttribute('aria-pressed', 'true');
  await bar!.focus();
  await page.keyboard.press('ArrowRight');
  await expect(line!).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(bars).toHaveCount(0);
  await expect(line!).toHaveAttribute('aria-pressed', 'true');
  await expect(bar!).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(bars).toHaveCount(8);
  await expect(lines).toHaveCount(0);
  await expect(bar!).toHaveAttribute('aria-pressed', 'true');
}
