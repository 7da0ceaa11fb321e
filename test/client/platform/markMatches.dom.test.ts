import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findAnywhere, findAtStarts, markMatches } from '../../../src/client/platform/markMatches';

describe('findAtStarts', () => {
  it.each([
    ['Column pinning', 'pin', [[7, 10]]],
    ['Row grouping', 'pin', []],
    ['Date-range picker', 'range', [[5, 10]]],
    ['useGridApiRef', 'grid', [[3, 7]]],
    ['范围柱状图', '柱状', [[2, 4]]],
    [
      'Bar of bars',
      'bar',
      [
        [0, 3],
        [7, 10],
      ],
    ],
  ])('of %s: %s', (text, word, places) => {
    expect(findAtStarts(text, [word])).toEqual(places);
  });
});

describe('markMatches', () => {
  const highlights = new Map<string, Range[]>();
  const getMarked = () => highlights.get('match')!.map(String);

  beforeEach(() => {
    highlights.clear();
    vi.stubGlobal('Highlight', function Highlight(...ranges: Range[]) {
      return ranges;
    });
    vi.stubGlobal('CSS', { highlights });
    document.body.innerHTML = '<p>row<wbr>Selection<wbr>Model of <b>rows</b></p><p>Other</p>';
  });

  afterEach(() => vi.unstubAllGlobals());

  it('marks words, across elements, and takes the marks back', () => {
    const texts = [...document.querySelectorAll('p')];
    markMatches('match', texts, ['wsel', 'row'], findAnywhere);
    expect(getMarked()).toEqual(['row', 'wSel', 'row']);
    markMatches('match', texts, [], findAnywhere);
    expect(getMarked()).toEqual([]);
  });

  it('does nothing where the browser cannot', () => {
    vi.stubGlobal('Highlight', undefined);
    markMatches('match', [document.body], ['row'], findAnywhere);
    expect(highlights.size).toBe(0);
  });
});
