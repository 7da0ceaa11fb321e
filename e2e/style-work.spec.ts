import type { Browser, Page } from '@playwright/test';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** Counts the elements whose styles the browser matches again while something happens to a page. */
async function countStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

// A rule that asks by `:has` what an outer element contains is asked again for each element that comes or goes in it.
for (const [what, path] of [
  ['guide', '/x/react-tree-view/simple-tree-view/focus/'],
  ['page of the API', '/x/api/charts/gauge-container/'],
] as const) {
  test(`what changes in a ${what} changes the style of little else`, async ({ browser, page }) => {
    await page.goto(path);
    await waitForPage(page);
    const all = await page.locator('body *').count();
    const styled = await countStyled(browser, page, () =>
      page
        .locator('main p')
        .first()
        .evaluate((paragraph) => {
          const box = paragraph.appendChild(document.createElement('span'));
          box.getBoundingClientRect();
          box.style.setProperty('color', 'red');
          box.getBoundingClientRect();
          box.remove();
          paragraph.getBoundingClientRect();
        }),
    );
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan(all / 4);
  });
}
