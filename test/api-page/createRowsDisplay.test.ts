// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRowsDisplay, type RowsDisplay } from '../../src/api-page/createRowsDisplay';
import { readChunks, type Chunk, type Row } from '../../src/api-page/readChunks';

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

const isShown = ({ element }: Row) => !element.hidden && !element.closest('[data-away]');
const getShown = () => rows.filter(isShown);

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
  display.stop();
  root.remove();
  vi.useRealTimers();
});

describe('createRowsDisplay', () => {
  it('shows the rows that fill the view at once, and the others, in order, when the browser rests', () => {
    display.show(new Set());
    display.show(new Set(rows));
    let count = getShown().length;
    expect(count * 48).toBeGreaterThan(innerHeight - 200);
    expect(count).toBeLessThan(40);
    while (count < rows.length) {
      expect(getShown()).toEqual(rows.slice(0, count));
      vi.advanceTimersToNextTimer();
      expect(getShown().length).toBeGreaterThan(count);
      count = getShown().length;
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['every third row', (index: number) => index % 3 === 0],
    ['few rows that lie far from each other', (index: number) => index % 90 === 7],
    ['the rows of one list', (index: number) => index < ROWS],
    ['one row', (index: number) => index === 399],
    ['none', () => false],
  ])('shows %s and nothing else', (_, matches) => {
    display.show(pick(matches));
    expect(getShown().every((row) => matches(rows.indexOf(row)))).toBe(true);
    vi.runAllTimers();
    expect(new Set(getShown())).toEqual(pick(matches));
  });

  it.each([
    ['every third row', (index: number) => index % 3 === 0],
    ['one row of each chunk', (index: number) => index % 8 === 0],
    ['none', () => false],
  ])('touches no more than chunks and the rows in view, back and forth: %s', (_, matches) => {
    const inView = 120;
    expect(countChanges(() => display.show(pick(matches)))).toBeLessThan(chunks.length + inView);
    vi.runAllTimers();
    expect(countChanges(() => display.show(new Set(rows)))).toBeLessThan(chunks.length + inView);
  });

  it('leaves alone what stands there rightly', () => {
    const changes = countChanges(() => display.show(pick((index) => index !== 300)));
    expect(changes).toBe(1);
    vi.runAllTimers();
    expect(getShown()).toHaveLength(rows.length - 1);
  });

  it('puts a section away with its last row', () => {
    const getSections = () => [...root.children].map((section) => section.hasAttribute('data-away'));
    display.show(pick((index) => index === ROWS));
    expect(getSections()).toEqual([true, false]);
    display.show(new Set());
    expect(getSections()).toEqual([true, true]);
    display.show(new Set(rows));
    vi.runAllTimers();
    expect(getSections()).toEqual([false, false]);
  });

  it('drops what waits for something else', () => {
    display.show(new Set());
    display.show(new Set(rows));
    display.show(pick((index) => index < 3));
    vi.runAllTimers();
    expect(getShown()).toEqual(rows.slice(0, 3));
  });

  it('shows all that waits when asked to', () => {
    display.show(new Set());
    display.show(new Set(rows));
    display.finish();
    expect(getShown()).toHaveLength(rows.length);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops', () => {
    display.show(new Set());
    display.show(new Set(rows));
    const { length } = getShown();
    display.stop();
    vi.runAllTimers();
    expect(getShown()).toHaveLength(length);
  });
});
