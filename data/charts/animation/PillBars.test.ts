import { expect, type Locator } from '@playwright/test';

export const title = 'A component in the bar slot is animated by useAnimate and ends at its new length.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const bars = demo.locator('path.MuiBar-element');
  const ratio = () =>
    bars.evaluateAll(([first, second]) => {
      const read = (bar?: Element) => bar!.getBoundingClientRect().height;
      return read(second) / read(first);
    });
  await expect(bars).toHaveCount(5);
  await expect.poll(ratio).toBeCloseTo(74 / 86, 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await demo.getByRole('button', { name: 'Week 2' }).click();
  await expect.poll(ratio).toBeCloseTo(97 / 52, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await demo.getByRole('button', { name: 'Week 1' }).click();
  await expect.poll(ratio).toBeCloseTo(74 / 86, 1);
}
