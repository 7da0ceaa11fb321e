import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSectionWords, createWordReader } from '../../../src/shared/search/sectionWords';

const WORDS = ['sort', 'row', '行', '行高', '动态', 'column'];

const read = (text: string) => [...createWordReader(WORDS)(text)].map((position) => WORDS[position]);

describe('createWordReader', () => {
  it.each([
    ['Sorting the rows, rows', ['sort', 'row']],
    ['动态行高', ['动态', '行高']],
    ['选中行的 row', ['row', '行']],
    ['nothing of it 没有', []],
    ['', []],
  ])('reads %j as %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('reads any text, with any list', () => {
    assert(
      property(array(string()), string({ unit: 'grapheme' }), (words, text) => {
        for (const position of createWordReader(words)(text)) {
          expect(words[position]).toBeDefined();
        }
      }),
    );
  });
});

describe('countSectionWords', () => {
  it('counts the questions that have a word, and the names around them', () => {
    const section = { name: 'Sort rows', parent: 'Rows', page: 'Columns' };
    const counts = countSectionWords(section, [[0, 1, 1], [0]], createWordReader(WORDS));
    expect(Object.fromEntries([...counts].map(([position, times]) => [WORDS[position], times]))).toEqual({
      sort: 5,
      row: 5,
      column: 1,
    });
  });
});
