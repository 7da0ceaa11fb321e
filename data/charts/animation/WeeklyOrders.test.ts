import { expect, type Locator } from '@playwright/test';

export const title = 'When the data changes, each bar gets its new length, with and without animation.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const bars = demo.locator('.MuiBar-element');
  const ratio = () =>
    bars.evaluateAll(([first, second]) => {
      const read = (bar?: Element) => bar!.getBoundingClientRect().height;
      return read(second) / read(first);
    });
  await expect(bars).toHaveCount(5);
  await expect.poll(ratio).toBeCloseTo(74 / 86, 1);
  await demo.getByRole('button', { name: 'Week 2' }).click();
  await expect.poll(ratio).toBeCloseTo(97 / 52, 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await demo.getByRole('button', { name: 'Week 1' }).click();
  await expect.poll(ratio).toBeCloseTo(74 / 86, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}
