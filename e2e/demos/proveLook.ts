import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible';
import { openWithDemosHeld } from '../support/openWithDemosHeld';
import { recordShifts } from '../support/shifts';
import { expect } from '../support/test';
import { waitForStillness } from '../support/waitForStillness';
import type { ListedDemo } from '../../src/build/health/listDemos';
import { getDocument, makeLive } from './demoPlace';

/** Colours of a place without anything drawn in it: its ground and its border. */
const BLANK = 2;

/** How many colours a picture of an element has. */
async function countColors(page: Page, element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, picture);
}

/** Width and height in px, rounded. */
function measure(element: Locator): Promise<[number, number]> {
  return element.evaluate((node) => {
    const { width, height } = node.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });
}

/**
 * Expects that the static form of a demo shows something and is as large as the live demo, that nothing moves and
 * the focus stays when the demo comes alive, and that axe finds nothing in it, in either colour mode.
 */
export async function proveLook(page: Page, listed: ListedDemo): Promise<void> {
  const expectStill = await recordShifts(page);
  const { address, place } = getDocument(listed);
  const stage = page.locator(place);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const release = await openWithDemosHeld(page, address);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).not.toHaveAttribute('data-live');
  expect(await countColors(page, stage), 'colours of the static form').toBeGreaterThan(BLANK);
  const staticSize = await measure(stage);

  await release();
  await makeLive(stage);
  expect(await measure(stage), 'size of the live demo, after that of its static form').toEqual(staticSize);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await expectStill();
  await waitForStillness(stage);
  await expectAccessible(page, place);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await waitForStillness(stage);
  await expectAccessible(page, place);
}
