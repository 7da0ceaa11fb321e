import { describe, expect, it } from 'vitest';
import { readSearchWords } from '../../../../src/node/base/texts/readSearchWords';
import { readQuery } from '../../../../src/client/search/engine/readQuery';
import { WordingTable } from '../../../../src/client/search/engine/WordingTable';

const wordings = new WordingTable();
wordings.addSynonym({ from: 'drop down', to: ['select', 'menu list'] });

const searchWords = readSearchWords('zh');
const WORDS = {
  wordings,
  ignored: new Set(searchWords.ignored),
  weak: new Set(searchWords.weak),
};

function listTerms(query: string): string[] {
  return readQuery(query, WORDS).terms.map(({ text }) => text);
}

describe('readQuery', () => {
  it('leaves out the words of questions, unless there are no others', () => {
    expect(listTerms('how do I sort the columns')).toEqual(listTerms('sort columns'));
    expect(listTerms('how to')).toEqual(['how', 'to']);
  });

  it.each([
    ['Uncaught TypeError: value.isValid is not a function', 'value.isValid is not a function'],
    ['Uncaught (in promise) Error: no rows', 'no rows'],
    ['no rows at Grid.render (DataGrid.js:10:5)', 'no rows'],
    ['no rows at new Grid.Row (http://localhost/Grid.js:10:5)', 'no rows'],
    ['no rows (Grid.js:10)', 'no rows'],
    ['no rows since v8.11.0-alpha.1', 'no rows since'],
    ['no rows in 7.23.1', 'no rows in'],
    ['no rows with x-data-grid-pro v6.0.0+', 'no rows with x-data-grid-pro'],
  ])('leaves out of %s what consoles print around a message', (query, message) => {
    expect(listTerms(query)).toEqual(listTerms(message));
  });

  it.each([
    'Error',
    'Warning:',
    'v8',
    'migrate to v8',
    'at the end',
    '0.5',
    'v6.0.0 codemod',
    'show 4.5.2026',
  ])('keeps %s', (query) => {
    expect(readQuery(query, WORDS).text).toBe(query);
  });

  it.each([
    ['[Data Grid] feature question: freeze header row', ['grid', 'data', 'feature', 'question']],
    ['data grid', []],
    ['data grid export header', []],
    ['[LineChart] dashed stroke for forecast values', ['linechart', 'line', 'chart']],
    ['LineChart dashed line for forecast values', ['linechart', 'chart']],
    ['表格 冻结 首列 滚动', ['表格']],
  ])('takes names of products and fillers for less in %s', (query, weak) => {
    const { terms } = readQuery(query, WORDS);
    const full = terms.filter(({ isWeak }) => isWeak).map((term) => term.full);
    expect(full.toSorted()).toEqual(weak.toSorted());
  });

  it.each(['', '   ', '.*+?^${}()', '🙂', '\u200f'])('has no terms for %j', (query) => {
    expect(listTerms(query)).toEqual([]);
  });

  it('reads the beginning of a long text, and a word once', () => {
    const words = Array.from({ length: 2000 }, (_, index) => `w${index}x`);
    const terms = listTerms(words.join(' '));
    expect(terms.length).toBeGreaterThan(10);
    expect(terms.length).toBeLessThanOrEqual(32);
    expect(listTerms('sort '.repeat(2000))).toEqual(['sort']);
    expect(readQuery('a'.repeat(10_000), WORDS).joined.length).toBeLessThan(1000);
  });

  it.each([
    ['rowSelectionModel', 0],
    ['rowSelectionModel type', 1],
    ['why does rowSelectionModel forget checked rows after reload', 5],
  ])('counts the words beside names in %s', (query, count) => {
    expect(readQuery(query, WORDS).wordsBesideNames).toBe(count);
  });

  it('knows other wordings of words that follow each other', () => {
    const { terms } = readQuery('drop down height', WORDS);
    const expected = [
      { words: ['select'], source: 'synonym' },
      { words: ['menu', 'list'], source: 'synonym' },
    ];
    expect(terms.map((term) => term.wordings)).toEqual([expected, expected, []]);
    expect(readQuery('down drop', WORDS).terms.flatMap((term) => term.wordings)).toEqual([]);
  });

  it.each([
    ['<DataGrid rows={rows} />', ''],
    ['<DataGrid', 'DataGrid'],
    ['.MuiDataGrid-root', 'MuiDataGrid-root'],
    ['slotProps.toolbar', 'toolbar'],
    ['apiRef.current.setRows()', 'setRows'],
    ['pageSizeOptions={[5]}', 'pageSizeOptions'],
    ['two words', ''],
    ['`rows` prop', 'rows'],
    ['`rowSelectionModel` can only contain 1 item', ''],
    ['DataGrid: how to get the filtered rows', ''],
    ['DatePicker (v8) opens behind the dialog', ''],
    ['LineChart, no line between two points', ''],
  ])('reads %s as the symbol %j', (query, symbol) => {
    expect(readQuery(query, WORDS).symbol).toBe(symbol);
  });
});
