import type { Browser, Page } from '@playwright/test';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

interface TraceEvent {
  name: string;
  /** In microseconds. */
  ts: number;
  args?: { elementCount?: number };
}

/** Marks between which a page does what is counted: it also does work of its own when it has time. */
const BEGIN = 'change-begins';
const END = 'change-ends';

/** Counts the elements whose styles the browser matches again between the two marks of what happens to a page. */
async function countStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const [begin, end] = [BEGIN, END].map((mark) => traceEvents.find(({ name }) => name === mark)!.ts);
  return traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= begin! && ts <= end!)
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
        .evaluate(
          (paragraph, [begin, end]) => {
            paragraph.getBoundingClientRect();
            performance.mark(begin);
            const box = paragraph.appendChild(document.createElement('span'));
            box.getBoundingClientRect();
            box.style.setProperty('color', 'red');
            box.getBoundingClientRect();
            box.remove();
            paragraph.getBoundingClientRect();
            performance.mark(end);
          },
          [BEGIN, END] as const,
        ),
    );
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan(all / 4);
  });
}
