import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible';
import { openWithDemosHeld } from '../support/openWithDemosHeld';
import { recordShifts } from '../support/shifts';
import { expect } from '../support/test';
import { waitForStillness } from '../support/waitForStillness';
import type { ListedDemo } from '../../src/node/health/listDemos';
import { getDocument, makeLive } from './demoPlace';

/** Whether an element looks as it would with nothing in it. */
async function isBlank(element: Locator): Promise<boolean> {
  const shown = await element.screenshot();
  const empty = await element.screenshot({ style: '.demo-stage * { visibility: hidden !important; }' });
  return shown.equals(empty);
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
export async function proveVisualParity(page: Page, listed: ListedDemo): Promise<void> {
  const expectStill = await recordShifts(page);
  const { address, place } = getDocument(listed);
  const stage = page.locator(place);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const release = await openWithDemosHeld(page, address);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).not.toHaveAttribute('data-live');
  expect(await isBlank(stage), 'the static form is blank').toBe(false);
  const staticSize = await measure(stage);

  await release();
  await makeLive(stage);
  expect(await measure(stage), 'size of the live demo, after that of its static form').toEqual(staticSize);
  const focused = await page.evaluate(() => document.activeElement?.localName);
  expect(focused, 'what has the focus once the demo is alive').toBe('body');
  await expectStill();
  await waitForStillness(stage);
  await expectAccessible(page, place);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await waitForStillness(stage);
  await expectAccessible(page, place);
}
