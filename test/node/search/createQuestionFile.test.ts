import { describe, expect, it } from 'vitest';
import { createQuestionFile } from '../../../src/node/search/createQuestionFile';
import type { SourceRecord } from '../../../src/node/search/searchSource';
import { unpackQuestion } from '../../../src/shared/search/questionText';

const WORDS = {
  pages: [{ title: '' }],
  language: 'en',
  ignored: ['how', 'do', 'i'],
  thesaurus: [],
  createVectors: async (sections: readonly unknown[], count: number) => `${sections.length} of ${count}`,
} as const;

const createRecord = (...questions: string[]): SourceRecord => ({
  kind: 'heading',
  name: '',
  pages: [0],
  text: '',
  questions,
});

describe('createQuestionFile', () => {
  it('writes each question without the words that every question has, and the record that answers it', async () => {
    const records = [
      createRecord(),
      createRecord('How do I sort rows?', 'Newest first?'),
      createRecord('Sum?'),
    ];
    const { words, questions, owners, vectors } = (await createQuestionFile(records, WORDS))!;
    const unpacked = questions.split('\n').map((line) => unpackQuestion(line, words.split(' ')).toSorted());
    expect(unpacked).toEqual([['row', 'sort'], ['first', 'newest'], ['sum']]);
    expect(owners).toBe('1,0,1');
    expect(vectors).toBe('2 of 5');
  });

  it('writes down the thesaurus', async () => {
    const thesaurus = [
      ['popup', 'drop down'],
      ['hide', 'remove'],
    ];
    const file = await createQuestionFile([createRecord('Sum?')], { ...WORDS, thesaurus });
    expect(file?.thesaurus).toBe('popup,drop down\nhide,remove');
  });

  it('leaves out a question without words of its own', async () => {
    expect(await createQuestionFile([createRecord('How do I?', '…?')], WORDS)).toBeUndefined();
  });

  it('writes nothing without questions', async () => {
    expect(await createQuestionFile([createRecord()], WORDS)).toBeUndefined();
  });
});
