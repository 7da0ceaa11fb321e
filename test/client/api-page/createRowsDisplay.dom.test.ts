import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRowsDisplay, isAway, type RowsDisplay } from '../../../src/client/api-page/createRowsDisplay';
import { readChunks, type Chunk, type Row } from '../../../src/client/api-page/readChunks';

/** Two sections of 200 rows each, in chunks of 8. */
const ROWS = 200;

let root: HTMLElement;
let chunks: Chunk[];
let rows: Row[];
let display: RowsDisplay;

const range = (length: number) => Array.from({ length }, (_, index) => index);

function createSection(name: string): string {
  const list = range(ROWS / 8).map((chunk) => {
    const items = range(8).map((index) => `<li class="api-row" id="${name}-${chunk * 8 + index}"></li>`);
    return `<ul role="none" class="api-chunk">${items.join('')}</ul>`;
  });
  return `<section class="api-section" id="${name}"><div class="api-rows">${list.join('')}</div></section>`;
}

const getShown = () => rows.filter(({ element }) => !isAway(element));

/** What fits below the head of the page, 110 px; no row is less high than 48 px. */
const getInView = () => getShown().slice(0, Math.ceil((innerHeight - 110) / 48));

function pick(matches: (index: number) => boolean): Set<Row> {
  return new Set(rows.filter((_, index) => matches(index)));
}

/** How many elements change while something runs. */
function countChanges(run: () => void): number {
  const observer = new MutationObserver(() => {});
  observer.observe(root, { subtree: true, attributes: true });
  run();
  const changed = new Set(observer.takeRecords().map(({ target }) => target));
  observer.disconnect();
  return changed.size;
}

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement('article');
  root.innerHTML = createSection('props') + createSection('classes');
  document.body.append(root);
  chunks = readChunks(root);
  rows = chunks.flatMap((chunk) => chunk.rows);
  display = createRowsDisplay(chunks);
});

afterEach(() => {
  root.remove();
  vi.useRealTimers();
});

describe('createRowsDisplay', () => {
  it('shows the rows in view at once, and the others, in order, when the browser rests', () => {
    display.show(new Set());
    display.show(new Set(rows));
    expect(getInView()).toEqual(rows.slice(0, getInView().length));
    expect(getInView().length).toBeGreaterThan(8);
    let steps = 0;
    while (vi.getTimerCount() > 0) {
      const right = getShown().length;
      vi.advanceTimersToNextTimer();
      steps += 1;
      expect(getShown().slice(0, right)).toEqual(rows.slice(0, right));
    }
    expect(steps).toBeGreaterThan(1);
    expect(getShown()).toEqual(rows);
  });

  it.each([
    ['few rows that lie far from each other', (index: number) => index % 90 === 7],
    ['the rows of the other list', (index: number) => index >= ROWS],
  ])('shows %s and nothing else', (_, matches) => {
    const wanted = rows.filter((__, index) => matches(index));
    display.show(new Set(wanted));
    const inView = getInView();
    expect(inView).toEqual(wanted.slice(0, inView.length));
    vi.runAllTimers();
    expect(getShown()).toEqual(wanted);
  });

  it('goes from any choice to any other', () => {
    const matches = fc.func(fc.boolean());
    const choice = fc.oneof(
      matches,
      fc.constant(() => true),
      fc.constant(() => false),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(choice, fc.nat(3)), { minLength: 1, maxLength: 5 }), (steps) => {
        for (const [isWanted, rests] of steps) {
          const wanted = rows.filter((_, index) => isWanted(index));
          display.show(new Set(wanted));
          const inView = getInView();
          expect(inView).toEqual(wanted.slice(0, inView.length));
          for (let rest = 0; rest < rests && vi.getTimerCount() > 0; rest += 1) {
            vi.advanceTimersToNextTimer();
          }
        }
        display.finish();
        const [isWanted] = steps.at(-1)!;
        expect(getShown()).toEqual(rows.filter((_, index) => isWanted(index)));
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['every third row', (index: number) => index % 3 === 0],
    ['one row of each chunk', (index: number) => index % 8 === 0],
    ['the rows of one list', (index: number) => index < ROWS],
  ])('touches what is in view, back and forth: %s', (_, matches) => {
    // Rows of the view, the rows beside them in their chunks, and two sections.
    const inView = 120;
    expect(countChanges(() => display.show(pick(matches)))).toBeLessThan(inView);
    vi.runAllTimers();
    expect(countChanges(() => display.show(new Set(rows)))).toBeLessThan(inView);
  });

  it('puts whole lists away at once', () => {
    expect(countChanges(() => display.show(new Set()))).toBe(2);
    expect(getShown()).toEqual([]);
  });

  it('takes a list back with nothing in it that is not in view', () => {
    display.show(pick((index) => index < ROWS));
    display.show(new Set());
    display.show(pick((index) => index % 2 === 0));
    expect(getShown()).toEqual(rows.filter((_, index) => index % 2 === 0).slice(0, getShown().length));
    expect(getShown().length).toBeLessThan(20);
  });

  it('leaves alone what is there rightly', () => {
    const showAllButOne = () => {
      display.show(pick((index) => index !== 300));
      vi.runAllTimers();
    };
    // The row, and the size of its chunk.
    expect(countChanges(showAllButOne)).toBe(2);
    expect(getShown()).toHaveLength(rows.length - 1);
  });

  it('puts a section away with its last row', () => {
    const getSections = () => [...root.children].map((section) => section.hasAttribute('aria-hidden'));
    display.show(pick((index) => index === ROWS));
    expect(getSections()).toEqual([true, false]);
    display.show(new Set());
    expect(getSections()).toEqual([true, true]);
    display.show(new Set(rows));
    vi.runAllTimers();
    expect(getSections()).toEqual([false, false]);
  });

  it('shows all that waits when asked to', () => {
    display.show(new Set());
    display.show(new Set(rows));
    expect(display.finish()).toBe(true);
    expect(getShown()).toHaveLength(rows.length);
    expect(vi.getTimerCount()).toBe(0);
    expect(display.finish()).toBe(false);
  });
});
