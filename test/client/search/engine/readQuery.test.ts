import { describe, expect, it } from 'vitest';
import { readSearchWords } from '../../../../src/node/base/texts/readSearchWords';
import { readQuery } from '../../../../src/client/search/engine/readQuery';
import { WordingTable } from '../../../../src/client/search/engine/WordingTable';

const wordings = new WordingTable();
wordings.addSynonym({ from: 'drop down', to: ['select', 'menu list'] });

const WORDS = {
  wordings,
  ignored: new Set(readSearchWords('zh').ignored),
};

function listTerms(query: string): string[] {
  return readQuery(query, WORDS).terms.map(({ text }) => text);
}

describe('readQuery', () => {
  it('leaves out the words of questions, unless there are no others', () => {
    expect(listTerms('how do I sort the columns')).toEqual(listTerms('sort columns'));
    expect(listTerms('how to')).toEqual(['how', 'to']);
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
  ])('reads %s as the symbol %j', (query, symbol) => {
    expect(readQuery(query, WORDS).symbol).toBe(symbol);
  });
});
