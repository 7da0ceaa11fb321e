import type { ListedDemo } from '../../src/node/health/listDemos';
import { expectAccessible } from '../support/expectAccessible';
import { expect } from '../support/test';
import { waitForStillness } from '../support/waitForStillness';
import { setScheme } from './colorScheme';
import type { DemoDocument } from './demoDocument';
import { getStaticPlace, makeLive } from './demoPlace';
import { measure } from './staticForm';
import { waitForRows } from './waitForRows';

/**
 * Expects that the static form of a demo shows something and is as large as the live demo, that nothing moves and
 * the focus stays when the demo comes alive, and that axe finds nothing in it, in either colour mode. The document
 * was dark from its first frame on.
 */
export async function proveVisualParity(opened: DemoDocument, listed: ListedDemo): Promise<void> {
  const { page, forms, expectStill } = opened;
  const place = getStaticPlace(listed);
  const stage = page.locator(place);
  const form = forms.get(listed.key)!;
  expect(form.isBlank, 'the static form is blank').toBe(false);
  await setScheme(page, 'dark');
  await makeLive(stage);
  expect(await measure(stage), 'size of the live demo, after that of its static form').toEqual(form.size);
  const focused = await page.evaluate(() => document.activeElement?.localName);
  expect(focused, 'what has the focus once the demo is alive').toBe('body');
  await expectStill();
  await waitForRows(stage, listed.key);
  await waitForStillness(stage);
  await expectAccessible(page, place);
  await setScheme(page, 'light');
  await waitForStillness(stage);
  await expectAccessible(page, place);
}
