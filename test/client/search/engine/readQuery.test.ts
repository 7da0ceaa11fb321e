import { describe, expect, it } from 'vitest';
import { createSynonymTable, readQuery } from '../../../../src/client/search/engine/readQuery';

const SYNONYMS = createSynonymTable([{ from: 'drop down', to: ['select', 'menu list'] }]);

function listTerms(query: string): string[] {
  return readQuery(query, SYNONYMS).terms.map(({ text }) => text);
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
    expect(readQuery('a'.repeat(10_000), SYNONYMS).joined.length).toBeLessThan(1000);
  });

  it('knows other wordings of words that follow each other', () => {
    const { terms } = readQuery('drop down height', SYNONYMS);
    expect(terms.map(({ synonyms }) => synonyms)).toEqual([
      [['select'], ['menu', 'list']],
      [['select'], ['menu', 'list']],
      [],
    ]);
    expect(readQuery('down drop', SYNONYMS).terms.flatMap(({ synonyms }) => synonyms)).toEqual([]);
  });

  it.each([
    ['<DataGrid rows={rows} />', ''],
    ['<DataGrid', 'DataGrid'],
    ['.MuiDataGrid-root', 'MuiDataGrid-root'],
    ['slotProps.toolbar', 'toolbar'],
    ['apiRef.current.setRows()', 'setRows'],
    ['pageSizeOptions={[5]}', 'pageSizeOptions'],
    ['two words', ''],
  ])('reads %s as the symbol %j', (query, symbol) => {
    expect(readQuery(query, SYNONYMS).symbol).toBe(symbol);
  });
});
