import type { Locator, Page } from '@playwright/test';
import { waitForPage } from '../support/demos';
import { expect } from '../support/test';
import type { ListedDemo } from '../../src/node/health/listDemos';

function getSection({ demo }: ListedDemo): string {
  return `[id="${demo.name}.tsx"]`;
}

/** Where a demo stands without a frame around it: the address, and the place in the document there. */
export function getDocument(listed: ListedDemo): { address: string; place: string } {
  const { iframeHref } = listed.demo;
  return iframeHref
    ? { address: iframeHref, place: '.demo-stage' }
    : { address: listed.route, place: `${getSection(listed)} .demo-stage` };
}

/** Scrolls to a demo, with room for what opens around it, and waits until React runs it. */
export async function makeLive(stage: Locator): Promise<void> {
  await stage.evaluate((element) => {
    const isTall = element.getBoundingClientRect().height > innerHeight;
    element.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' });
  });
  await expect(stage).toHaveAttribute('data-live', '');
}

/** From now on what would glide is there at once: a pointer meets nothing on the way. */
export async function endTransitions(stage: Locator): Promise<void> {
  await stage.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Opens the page of a demo, with the styling in which it is to run.
 *
 * @returns the place of the demo, in the page or in its frame
 */
export async function openDemo(page: Page, listed: ListedDemo, styling?: string): Promise<Locator> {
  const hash = styling ? `#${styling}-${listed.demo.name}.tsx` : '';
  await page.goto(`${listed.route}${hash}`);
  await waitForPage(page);
  const section = page.locator(getSection(listed));
  if (!listed.demo.iframeHref) {
    return section.locator('.demo-stage');
  }
  // Frames are loaded when they near the view.
  await section.scrollIntoViewIfNeeded();
  return section.frameLocator('iframe').locator('.demo-stage');
}
