import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordFinder } from '../../../../src/client/search/engine/createWordFinder';
import { matchWord } from '../../../../src/client/search/engine/matchWord';
import { stemWord } from '../../../../src/shared/search/splitWords';

const toWord = (full: string) => ({ text: stemWord(full), full });

/** By position, how well a word fits. */
function find(words: string[], word: string): Map<number, number> {
  const found = createWordFinder(words.map(toWord))({ text: word, full: word });
  return new Map(found.map(({ position, match }) => [position, match]));
}

describe('createWordFinder', () => {
  it('finds the same word and longer ones', () => {
    const words = ['sorting', 'row', 'sorted', 'rowspan', 'resort'];
    expect([...find(words, 'sort').keys()].toSorted()).toEqual([0, 2]);
    expect([...find(words, 'row').keys()].toSorted()).toEqual([1, 3]);
    expect(find(words, 'row').get(1)).toBe(1);
    expect(find(words, 'zebra').size).toBe(0);
  });

  it('finds what a look at all words finds', () => {
    const word = fc.stringMatching(/^[ab]{1,4}s?$/);
    fc.assert(
      fc.property(fc.array(word), word, (words, asked) => {
        const all = words.flatMap((other, position) => {
          const match = matchWord({ text: asked, full: asked }, toWord(other), false);
          return match > 0 ? [[position, match] as const] : [];
        });
        expect(find(words, asked)).toEqual(new Map(all.toSorted()));
      }),
    );
  });
});
