import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarkWords } from '../../../src/client/search/markWords';

/** With the marked words in brackets. */
const mark = (text: string, query: string, ignored?: string[]) =>
  createMarkWords(
    query,
    ignored,
  )(text)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('createMarkWords', () => {
  it.each([
    ['pageSizeOptions', 'size', 'page[Size]Options'],
    ['pageSizeOptions', 'page size options', '[pageSizeOptions]'],
    ['pageSizeOptions', 'pagesizeoptions', '[pageSizeOptions]'],
    ['Value formatter', 'form', 'Value [formatter]'],
    ['Sorting rows', 'sort', '[Sorting] rows'],
    ['paginationModel', 'pagintion', '[pagination]Model'],
    ['日期选择器', '日期', '[日期]选择器'],
    ['<b>rows</b>', 'rows', '<b>[rows]</b>'],
    ['a.b*c (rows)', '.* rows (', 'a.b*c ([rows])'],
    ['rows', '', 'rows'],
    ['rows', '🙂 \u202E', 'rows'],
    ['', 'rows', ''],
  ])('marks in %s what %j says', (text, query, marked) => {
    expect(mark(text, query)).toBe(marked);
  });

  it.each([
    ['Rows of the grid', 'height of the rows', '[Rows] of the grid'],
    ['Rows of the grid', 'of the', 'Rows [of] [the] grid'],
  ])('marks in %s what %j says beside words of every question', (text, query, marked) => {
    expect(mark(text, query, ['of', 'the'])).toBe(marked);
  });

  it('loses no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
        const parts = createMarkWords(query)(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
