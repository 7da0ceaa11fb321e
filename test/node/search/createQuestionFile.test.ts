import { describe, expect, it } from 'vitest';
import { createQuestionFile } from '../../../src/node/search/createQuestionFile';
import type { SourceRecord } from '../../../src/node/search/searchSource';

const IGNORED = ['how', 'do', 'i', '怎么'];

const createRecord = (...questions: string[]): SourceRecord => ({
  kind: 'heading',
  name: '',
  pages: [0],
  text: '',
  questions,
});

describe('createQuestionFile', () => {
  it('writes each question without the words that every question has, and the record that answers it', () => {
    const records = [
      createRecord(),
      createRecord('How do I sort rows?', 'Newest first?'),
      createRecord('Sum?'),
    ];
    expect(createQuestionFile(records, IGNORED)).toEqual({
      questions: 'sort rows\nNewest first\nSum',
      owners: '1,0,1',
    });
  });

  it('cuts the opener of a script without spaces', () => {
    const file = createQuestionFile([createRecord('怎么隐藏列？', '列怎么隐藏？')], IGNORED);
    expect(file?.questions).toBe('隐藏列\n列怎么隐藏');
  });

  it('leaves out a question without words of its own', () => {
    expect(createQuestionFile([createRecord('How do I?', '…?')], IGNORED)).toBeUndefined();
  });

  it('writes nothing without questions', () => {
    expect(createQuestionFile([createRecord()], IGNORED)).toBeUndefined();
  });
});
