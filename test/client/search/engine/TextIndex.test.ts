import { describe, expect, it } from 'vitest';
import { MAX_FILES, TextIndex } from '../../../../src/client/search/engine/TextIndex';

/** Files by the first letter of their words. */
const index = new TextIndex(['a', 'd', 'g', 'k'].map((first) => ({ first, href: `/${first}.json` })));

describe('listFiles', () => {
  it('requests the file of the longest word', () => {
    expect(index.listFiles(['by', 'hidden', 'defaults', 'keys'])).toEqual(['/d.json']);
  });

  it('requests the file that has most of the words where all are equally long', () => {
    expect(index.listFiles(['ab', 'de', 'ga', 'gb', 'gc', 'ka', 'kb'])).toEqual(['/g.json']);
  });

  it('requests no file for words that sort before all files, and never more than its limit', () => {
    expect(index.listFiles(['0'])).toEqual([]);
    expect(index.listFiles(['a', 'd', 'g', 'k'])).toHaveLength(MAX_FILES);
  });
});
