import type { Page } from '@playwright/test';
import { expect } from './test';

/** An element that moved: where it is in the page, its box before and after. */
interface Moved {
  element: string;
  from: string;
  to: string;
}

/** A frame in which something moved without the user having asked for it. */
interface Shift {
  /** Layout shift score. */
  value: number;
  /** Since the page was opened, in ms. */
  time: number;
  moved: Moved[];
}

/** What browsers say about a shift; not in the types of the DOM yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

function observeShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { layoutShifts: shifts });
  const describeElement = (node: Node | null): string => {
    const parts: string[] = [];
    let element = node instanceof Element ? node : (node?.parentElement ?? null);
    for (; element && parts.length < 4; element = element.parentElement) {
      const classes = [...element.classList].map((name) => `.${name}`).join('');
      parts.unshift(`${element.localName}${element.id && `#${element.id}`}${classes}`);
    }
    return parts.join(' > ') || '(gone)';
  };
  const describeBox = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${Math.round(width)}x${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) {
        shifts.push({
          value,
          time: Math.round(startTime),
          moved: sources.map(({ node, previousRect, currentRect }) => ({
            element: describeElement(node),
            from: describeBox(previousRect),
            to: describeBox(currentRect),
          })),
        });
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function describeShift({ value, time, moved }: Shift): string {
  const lines = moved.map(({ element, from, to }) => `  ${element}: ${from} -> ${to}`);
  return [`${value.toFixed(4)} after ${time} ms`, ...lines].join('\n');
}

/** Leaves out the shifts until now. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts.splice(0));
}

/** Pages that record the shifts of all that is opened in them. */
const recording = new WeakSet<Page>();

/**
 * Records the layout shifts of a page from its first frame; call before the page is opened.
 *
 * @returns expects that nothing has moved since the last call; the failure names what did
 */
export async function recordShifts(page: Page): Promise<() => Promise<void>> {
  if (!recording.has(page)) {
    recording.add(page);
    await page.addInitScript(observeShifts);
  }
  return async () => {
    const shifts = await page.evaluate(() =>
      (window as unknown as { layoutShifts: Shift[] }).layoutShifts.splice(0),
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total.toFixed(2), ['Nothing moves.', ...shifts.map(describeShift)].join('\n')).toBe('0.00');
  };
}
