import { describe, expect, it } from 'vitest';
import { synonyms } from '../../../data/search/synonyms';
import { createSearchEngine } from '../../../src/client/search/engine/createSearchEngine';
import { readSearchWords } from '../../../src/node/base/texts/readSearchWords';
import type { SearchIndex } from '../../../src/shared/search/searchIndex';

/** Headings of the words that synonyms lead to, and of words that have nothing to do with them. */
function createHeadings(names: readonly string[]): SearchIndex {
  const others = ['Overview', 'Installation', 'Bananas', '苹果'];
  return {
    pages: [{ pathname: '/x/words', title: 'Words', trail: [] }],
    records: [...others, ...names].map((name, number) => ({
      kind: 'heading',
      name,
      pages: [0],
      hash: `h${number}`,
    })),
    words: readSearchWords('zh'),
    synonyms,
    shards: [],
    paragraphsPrefix: '',
  };
}

describe('synonyms', () => {
  it.each(synonyms.map(({ from, to }) => [from, to] as const))('%s finds %j', async (from, to) => {
    const engine = await createSearchEngine(createHeadings(to));
    const found = engine.search(from).map(({ record }) => record.name);
    expect(found.toSorted()).toEqual([...to].toSorted());
  });

  it('are read in one direction', async () => {
    const engine = await createSearchEngine(createHeadings(['table']));
    expect(engine.search('data grid')).toEqual([]);
  });

  it('are behind the word itself', async () => {
    const engine = await createSearchEngine(createHeadings(['data grid', 'table']));
    expect(engine.search('table').map(({ record }) => record.name)).toEqual(['table', 'data grid']);
  });

  it('are named once', () => {
    const words = synonyms.map(({ from }) => from);
    expect(new Set(words).size).toBe(words.length);
  });
});
