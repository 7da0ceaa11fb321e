import { expect, type Locator } from '@playwright/test';

export const title =
  'CSS keyframes let the bars appear one after the other, and a new key starts them again. They are off for users who prefer reduced motion.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const bars = demo.locator('.MuiBar-element');
  const read = (property: 'animationName' | 'animationDelay') =>
    bars.evaluateAll(
      (elements, name) => elements.map((element) => getComputedStyle(element)[name]),
      property,
    );
  /** Whether each of the five bars has the keyframes of the demo. */
  const readAnimated = async () => (await read('animationName')).map((name) => name !== 'none');
  const all = (isAnimated: boolean) => Array.from({ length: 5 }, () => isAnimated);

  await expect.poll(readAnimated).toEqual(all(false));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(readAnimated).toEqual(all(true));
  expect(await read('animationDelay')).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s']);

  const first = await bars.first().elementHandle();
  await demo.getByRole('button').first().click();
  await expect.poll(() => first!.evaluate((bar) => bar.isConnected)).toBe(false);
  await expect.poll(readAnimated).toEqual(all(true));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(readAnimated).toEqual(all(false));
}
