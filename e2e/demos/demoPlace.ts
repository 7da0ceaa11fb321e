import type { Locator, Page } from '@playwright/test';
import type { ListedDemo } from '../../src/node/site/health/listDemos';
import { STYLING_NAMES, type Styling } from '../../src/shared/demo/codePreferences';
import { SOON, waitUntilLive } from '../support/demos';
import { expect } from '../support/test';

function getSection({ demo }: ListedDemo): string {
  return `[id="${demo.name}.tsx"]`;
}

/** The address where a demo is without an iframe around it. */
export function getStaticAddress({ demo, address }: ListedDemo): string {
  return demo.iframeHref ?? address;
}

/** The place of a demo in the document at that address. */
export function getStaticPlace(listed: ListedDemo): string {
  return listed.demo.iframeHref ? '.demo-stage' : `${getSection(listed)} .demo-stage`;
}

/** Scrolls to the middle of an element, or to its start where it is higher than the window. */
export async function scrollTo(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const isTall = element.getBoundingClientRect().height > innerHeight;
    element.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' });
  });
}

/** Scrolls to a demo, with room for what opens around it, and waits until React runs it. */
export async function makeLive(stage: Locator): Promise<void> {
  await scrollTo(stage);
  await waitUntilLive(stage);
}

/** From now on what would glide is there at once: a pointer meets nothing on the way. */
export async function endTransitions(stage: Locator): Promise<void> {
  await stage.evaluate((element) => {
    const { adoptedStyleSheets, defaultView } = element.ownerDocument;
    if (adoptedStyleSheets.length === 0) {
      const sheet = new defaultView!.CSSStyleSheet();
      sheet.replaceSync(
        '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; }',
      );
      adoptedStyleSheets.push(sheet);
    }
  });
}

/** The toolbar and the stage of a demo in its guide: in an iframe where it has one. */
export function findDemo(page: Page, listed: ListedDemo): { section: Locator; stage: Locator } {
  const section = page.locator(getSection(listed));
  const root = listed.demo.iframeHref ? section.frameLocator('iframe') : section;
  return { section, stage: root.locator('.demo-stage') };
}

/** Clicks what a dialog of the demo may cover. */
async function press(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => element.click());
}

/** Lets the demo run in a styling. */
export async function chooseStyling(page: Page, listed: ListedDemo, styling: Styling): Promise<void> {
  const { section } = findDemo(page, listed);
  const button = section.getByRole('button', {
    name: STYLING_NAMES[styling],
    exact: true,
    includeHidden: true,
  });
  await press(button);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/**
 * Starts a demo again from its snapshot, as its toolbar does, and scrolls to it; what it had opened is gone with it.
 *
 * @param section the demo with its toolbar
 */
export async function resetDemo(section: Locator): Promise<void> {
  const start = section.locator('iframe, .demo-stage > *').first();
  // The tools arrive when the demo comes near the window, and so does an iframe.
  await scrollTo(start);
  const before = await start.elementHandle();
  // A dialog hides the page from assistive technology.
  await press(section.getByRole('button', { name: 'Reset the demo', includeHidden: true }));
  await expect
    .poll(() => before!.evaluate((element) => element.isConnected), { intervals: SOON })
    .toBe(false);
  await before!.dispose();
  await scrollTo(start);
}
