import { beforeEach, describe, expect, it } from 'vitest';
import { stemWord } from '../../../../src/shared/search/splitWords';
import { QuestionIndex } from '../../../../src/client/search/engine/QuestionIndex';
import { createQuestions } from './createQuestions';

const WEIGHTS = { questionRecall: 2, questionPrecision: 0.5 };

const toWord = (word: string, ...wordings: string[][]) => ({
  text: stemWord(word),
  share: 1,
  wordings: wordings.map((wording) => ({ words: wording.map(stemWord), worth: 0.8 })),
});

let index: QuestionIndex;

beforeEach(async () => {
  index = new QuestionIndex();
  await index.add(
    createQuestions([
      ['sort rows', 3],
      ['newest rows first', 3],
      ['hide column', 5],
      ['column header sort', 9],
    ]),
  );
});

describe('find', () => {
  it('finds the records that have a word in their questions, and in how many', () => {
    expect(index.find(toWord('row'))).toEqual(new Map([[3, { worth: 1, count: 2 }]]));
    expect(index.find(toWord('column'))).toEqual(
      new Map([
        [5, { worth: 1, count: 1 }],
        [9, { worth: 1, count: 1 }],
      ]),
    );
    expect(index.find(toWord('cell'))).toEqual(new Map());
  });

  it('finds another wording, for what it is worth, where all of its words are', () => {
    expect(index.find(toWord('line', ['row']))).toEqual(new Map([[3, { worth: 0.8, count: 1.6 }]]));
    expect(index.find(toWord('title', ['column', 'header']))).toEqual(
      new Map([[9, { worth: 0.8, count: 0.8 }]]),
    );
  });

  it('counts the word itself for more than another wording', () => {
    expect(index.find(toWord('sort', ['row']))).toEqual(
      new Map([
        [3, { worth: 1, count: 1.6 }],
        [9, { worth: 1, count: 1 }],
      ]),
    );
  });

  it('finds nothing before the questions are there', () => {
    expect(new QuestionIndex().find(toWord('row'))).toEqual(new Map());
    expect(new QuestionIndex().score([toWord('row')], WEIGHTS)).toEqual(new Map());
  });
});

describe('hasBeginning', () => {
  it.each([
    ['col', true],
    ['column', true],
    ['columns', false],
    ['cell', false],
  ])('says whether a question has a word that begins with %s', (beginning, isThere) => {
    expect(index.hasBeginning(beginning)).toBe(isThere);
  });
});

describe('score', () => {
  const score = (words: Parameters<QuestionIndex['score']>[0], record: number) =>
    index.score(words, WEIGHTS).get(record)?.best;

  it('is 1 for the words of a question, in any order', () => {
    expect(score([toWord('column'), toWord('hide')], 5)).toBeCloseTo(1);
  });

  it('compares with the best question of a record, not with all of them together', () => {
    const whole = score([toWord('sort'), toWord('row')], 3)!;
    const mixed = score([toWord('sort'), toWord('newest')], 3)!;
    expect(whole).toBeCloseTo(1);
    expect(mixed).toBeLessThan(0.5);
  });

  it('is lower for a question that says more, and for a query that says more', () => {
    const alone = score([toWord('sort')], 3)!;
    expect(alone).toBeGreaterThan(score([toWord('sort')], 9)!);
    expect(score([toWord('sort'), toWord('chart')], 3)!).toBeLessThan(alone);
  });

  it('takes another wording for less', () => {
    const asSynonym = score([toWord('conceal', ['hide'])], 5)!;
    expect(asSynonym).toBeGreaterThan(0);
    expect(asSynonym).toBeLessThan(score([toWord('hide')], 5)!);
    expect(score([toWord('conceal', ['hide', 'row'])], 5)).toBeUndefined();
  });

  it('says how well the second best fits', () => {
    const { best, second } = index.score([toWord('row')], WEIGHTS).get(3)!;
    expect(second).toBeGreaterThan(0);
    expect(second).toBeLessThan(best);
    expect(index.score([toWord('hide')], WEIGHTS).get(5)!.second).toBe(0);
  });
});
