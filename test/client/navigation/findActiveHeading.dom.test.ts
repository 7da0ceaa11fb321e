import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findActiveHeading } from '../../../src/client/navigation/findActiveHeading';
import { placeHeadings } from './placeHeadings';

const IDS = ['a', 'b', 'c'];

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  placeHeadings({ a: 200, b: 600, c: 1400 }, 3000);
});

describe('findActiveHeading', () => {
  it.each([
    [0, undefined],
    [79, undefined],
    [80, 'a'],
    [479, 'a'],
    [480, 'b'],
    [1300, 'c'],
  ])('is the last one above a line near the top of the view: scrolled %d px, %s', (scrolled, id) => {
    vi.stubGlobal('scrollY', scrolled);
    expect(findActiveHeading(IDS)).toBe(id);
  });

  it('is the last one at the end of the page, wherever that is', () => {
    vi.stubGlobal('scrollY', 3000 - innerHeight);
    expect(findActiveHeading(IDS)).toBe('c');
  });

  it('is each of some short sections at the end of the page, one after another', () => {
    placeHeadings({ a: 200, b: 2700, c: 2800, d: 2900 }, 3000);
    const found = new Set<string | undefined>();
    for (let scrolled = 3000 - 2 * innerHeight; scrolled <= 3000 - innerHeight; scrolled += 10) {
      vi.stubGlobal('scrollY', scrolled);
      found.add(findActiveHeading(['a', 'b', 'c', 'd']));
    }
    vi.stubGlobal('scrollY', 3000 - innerHeight);
    found.add(findActiveHeading(['a', 'b', 'c', 'd']));
    expect([...found]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is not the last one at the top of a page that scrolls a little', () => {
    placeHeadings({ a: 80, b: 500 }, innerHeight + 10);
    expect(findActiveHeading(['a', 'b'])).toBe('a');
  });

  it('is none on a page that is shorter than the view', () => {
    placeHeadings({ a: 200, b: 300 }, innerHeight - 10);
    expect(findActiveHeading(IDS)).toBeUndefined();
  });

  it('takes another line', () => {
    expect(findActiveHeading(IDS, 600)).toBe('b');
  });

  it('counts the room that a link leaves above its target', () => {
    document.getElementById('a')!.style.scrollMarginTop = '80px';
    expect(findActiveHeading(IDS)).toBe('a');
  });

  it('leaves out what the page has not', () => {
    vi.stubGlobal('scrollY', 500);
    expect(findActiveHeading(['a', 'missing'])).toBe('a');
    expect(findActiveHeading([])).toBeUndefined();
  });
});
