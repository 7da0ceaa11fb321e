import { describe, expect, it } from 'vitest';
import { readSearchWords } from '../../../src/node/base/texts/readSearchWords';
import { loadSearchIndex } from '../../../src/node/search/loadSearchIndex';
import { packIndex } from '../../../src/shared/search/packIndex';
import { createFolder } from '../createFolder';

const SETUPS = {
  '.cache/search/x/search-setup/en.json': JSON.stringify({ indexHref: '/x/search-index/en/index.json' }),
};

const INDEX = packIndex({
  pages: [],
  records: [],
  words: readSearchWords('en'),
  synonyms: [],
  shards: [{ first: '', href: '/x/search-index/en/shard.json' }],
  paragraphsPrefix: '/x/search-texts/en/1f',
});

describe('loadSearchIndex', () => {
  it.each<[what: string, files: Record<string, string>, message: string]>([
    ['a search index', {}, 'There is no search index: run `npm run content` first.'],
    [
      'the index',
      SETUPS,
      '.cache/search/x/search-index/en/index.json  The file does not exist. Run `npm run content`',
    ],
    [
      'a shard',
      { ...SETUPS, '.cache/search/x/search-index/en/index.json': JSON.stringify(INDEX) },
      '.cache/search/x/search-index/en/shard.json  The file does not exist. Run `npm run content`',
    ],
  ])('says what to run where %s is missing', async (_, files, message) => {
    await expect(loadSearchIndex(await createFolder(files), 'en')).rejects.toThrow(message);
  });
});
