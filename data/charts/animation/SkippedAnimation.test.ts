import { expect, type Locator } from '@playwright/test';

export const title =
  'Marks are animated by default. They are not with skipAnimation, and not for users who prefer reduced motion.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const marks = demo.locator('.MuiLineChart-mark');
  const animated = demo.locator('.MuiLineChart-markAnimate');
  await expect(marks).toHaveCount(5);
  await expect(animated).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(animated).toHaveCount(5);
  const skip = demo.getByRole('switch', { name: 'skipAnimation' });
  await skip.check();
  await expect(animated).toHaveCount(0);
  await expect(marks).toHaveCount(5);
  await skip.uncheck();
  await expect(animated).toHaveCount(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(animated).toHaveCount(0);
}
