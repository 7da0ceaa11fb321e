import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWords, stemWord } from '../../../src/shared/search/splitWords';

const fulls = (text: string) => splitWords(text).map(({ full }) => full);

describe('splitWords', () => {
  it.each([
    ['', []],
    ['   \t\n', []],
    ['<>&"\'()[]{}|\\^$*+?', []],
    ['page size options', ['page', 'size', 'options']],
    ['pageSizeOptions', ['pagesizeoptions', 'page', 'size', 'options']],
    ['GridXLColDef2', ['gridxlcoldef2', 'grid', 'xl', 'col', 'def', '2']],
    ['MuiDataGrid-root', ['muidatagridroot', 'muidatagrid', 'mui', 'data', 'grid', 'root']],
    ['Next.js', ['nextjs', 'next', 'js']],
    ['unstable_rowSpanning', ['unstable_rowspanning', 'unstable', 'row', 'spanning']],
    ['aria-label', ['arialabel', 'aria', 'label']],
    ['24 hours', ['24', 'hours']],
    ['Café crème', ['cafe', 'creme']],
    ['日期选择器', ['日期', '期选', '选择', '择器']],
    ['日期的显示', ['日期', '显示']],
    ['怎么隐藏列', ['隐藏', '藏列']],
    ['导出什么行', ['导出', '行']],
    ['如何？', []],
    ['列', ['列']],
    ['GridColDef 宽度', ['gridcoldef', 'grid', 'col', 'def', '宽度']],
    ['使用useGridApiRef钩子', ['使用', 'usegridapiref', 'use', 'grid', 'api', 'ref', '钩子']],
    ['🙂 rows 🚀', ['rows']],
    ['\u200Frows\u202E', ['rows']],
    ['\uFE7A', []],
  ])('splits %j', (text, words) => {
    expect(fulls(text)).toEqual(words);
  });

  it('says where a word is that follows a question word', () => {
    expect(splitWords('怎么隐藏').map(({ start, end }) => [start, end])).toEqual([[2, 4]]);
  });

  it('says where a word is', () => {
    const places = splitWords('a pageSize 日期').map(({ full, start, end }) => [full, start, end]);
    expect(places).toEqual([
      ['a', 0, 1],
      ['pagesize', 2, 10],
      ['page', 2, 6],
      ['size', 6, 10],
      ['日期', 11, 13],
    ]);
  });

  it('marks the whole of a name', () => {
    expect(splitWords('pageSize grid').map(({ isWhole }) => isWhole)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('gives words inside of any text, in lower case, without signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { text: word, full, start, end } of splitWords(text)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(full).not.toMatch(/\s/);
          expect(word.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('splits the same word alone and among others', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{1,12}$/), (word) => {
        const alone = fulls(word);
        expect(fulls(`before ${word} after`).slice(1, -1)).toEqual(alone);
      }),
    );
  });
});

describe('stemWord', () => {
  it.each([
    ['rows', 'row'],
    ['entries', 'entry'],
    ['boxes', 'box'],
    ['sorting', 'sort'],
    ['sorted', 'sort'],
    ['stopped', 'stop'],
    ['selected', 'select'],
    ['selection', 'select'],
    ['status', 'status'],
    ['class', 'class'],
    ['id', 'id'],
    ['x2s', 'x2s'],
    ['日期', '日期'],
  ])('cuts the ending of %s: %s', (word, stem) => {
    expect(stemWord(word)).toBe(stem);
  });

  it.each([
    ['filter', 'filtering', 'filters'],
    ['export', 'exporting', 'exported'],
    ['format', 'formats', 'formatting'],
    ['group', 'grouping', 'grouped'],
    ['resize', 'resizing', 'resized'],
    ['date', 'dates', 'dates'],
    ['validate', 'validation', 'validated'],
    ['paste', 'pasting', 'pasted'],
  ])('makes one word of %s, %s and %s', (...words) => {
    expect(new Set(words.map(stemWord)).size).toBe(1);
  });

  it.each([
    ['paste', 'past'],
    ['theming', 'them'],
    ['locales', 'local'],
    ['customer', 'custom'],
    ['production', 'product'],
  ])('keeps %s apart from %s', (word, other) => {
    expect(stemWord(word)).not.toBe(stemWord(other));
  });
});
