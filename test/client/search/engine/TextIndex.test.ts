import { describe, expect, it } from 'vitest';
import { MAX_FILES, TextIndex } from '../../../../src/client/search/engine/TextIndex';

/** Files by the first letter of their words. */
const index = new TextIndex(['a', 'd', 'g', 'k'].map((first) => ({ first, href: `/${first}.json` })));

describe('listFiles', () => {
  it('requests the files of the longest words', () => {
    expect(index.listFiles(['by', 'default', 'hidden', 'keys'])).toEqual(['/d.json', '/g.json']);
  });

  it('requests the files that have most of the words where all are equally long', () => {
    expect(index.listFiles(['ab', 'de', 'ga', 'gb', 'gc', 'ka', 'kb'])).toEqual(['/g.json', '/k.json']);
  });

  it('requests no file for words that sort before all files, and never more than its limit', () => {
    expect(index.listFiles(['0'])).toEqual([]);
    expect(index.listFiles(['a', 'd', 'g', 'k'])).toHaveLength(MAX_FILES);
  });

  it('requests the questions with every query, beside the files of its words', () => {
    const questions = { first: 'a', href: '/questions.json', isOfQuestions: true } as const;
    const withQuestions = new TextIndex([
      { first: 'b', href: '/b.json' },
      { first: 'm', href: '/m.json' },
      questions,
    ]);
    expect(withQuestions.listFiles(['b', 'm'])).toEqual(['/b.json', '/m.json', '/questions.json']);
    expect(withQuestions.listFiles(['a'])).toEqual(['/questions.json']);
    expect(withQuestions.listFiles([])).toEqual([]);
  });
});
