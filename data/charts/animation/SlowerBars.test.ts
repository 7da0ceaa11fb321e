import { expect, type Locator } from '@playwright/test';

export const title = 'A CSS transition of 1.2 seconds moves the bars, unless users prefer reduced motion.';

/** The transition of an element, without the rule of these tests that ends all transitions. */
const readTransition = (bar: Locator) =>
  bar.evaluate((element) => {
    const { ownerDocument } = element;
    const sheets = ownerDocument.adoptedStyleSheets;
    ownerDocument.adoptedStyleSheets = [];
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    ownerDocument.adoptedStyleSheets = sheets;
    return `${transitionProperty}: ${transitionDuration}`;
  });

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const bar = demo.locator('.MuiBar-element').first();
  await expect.poll(() => readTransition(bar)).toBe('opacity, fill: 0.3s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => readTransition(bar)).toMatch(/^y, height: 1.2s/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => readTransition(bar)).toBe('opacity, fill: 0.3s');

  const height = async () => (await bar.boundingBox())!.height;
  const before = await height();
  await demo.getByRole('button', { name: 'Week 2' }).click();
  await expect.poll(async () => (await height()) / before).toBeCloseTo(52 / 86, 1);
}
