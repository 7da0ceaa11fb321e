import { beforeEach, describe, expect, it } from 'vitest';
import { stemWord } from '../../../../src/shared/search/splitWords';
import { QuestionIndex } from '../../../../src/client/search/engine/QuestionIndex';

const WEIGHTS = { asSynonym: 0.8, questionRecall: 2, questionPrecision: 0.5 };

const toWord = (word: string, ...synonyms: string[][]) => ({
  text: stemWord(word),
  synonyms: synonyms.map((wording) => wording.map(stemWord)),
});

let index: QuestionIndex;

beforeEach(async () => {
  index = new QuestionIndex();
  await index.add({
    questions: ['sort rows', 'newest rows first', 'hide column', 'column header sort'].join('\n'),
    owners: '3,0,2,4',
  });
});

describe('find', () => {
  it('finds the records that have a word in one of their questions', () => {
    expect(index.find('row')).toEqual(new Set([3]));
    expect(index.find('column')).toEqual(new Set([5, 9]));
    expect(index.find('cell')).toEqual(new Set());
  });

  it('finds nothing before the questions are there', () => {
    expect(new QuestionIndex().find('row')).toEqual(new Set());
    expect(new QuestionIndex().score([toWord('row')], WEIGHTS)).toEqual(new Map());
  });
});

describe('score', () => {
  it('is 1 for the words of a question, in any order', () => {
    expect(index.score([toWord('column'), toWord('hide')], WEIGHTS).get(5)).toBeCloseTo(1);
  });

  it('compares with the best question of a record, not with all of them together', () => {
    const whole = index.score([toWord('sort'), toWord('row')], WEIGHTS).get(3)!;
    const mixed = index.score([toWord('sort'), toWord('newest')], WEIGHTS).get(3)!;
    expect(whole).toBeCloseTo(1);
    expect(mixed).toBeLessThan(0.5);
  });

  it('is lower for a question that says more, and for a query that says more', () => {
    const scores = index.score([toWord('sort')], WEIGHTS);
    expect(scores.get(3)!).toBeGreaterThan(scores.get(9)!);
    expect(index.score([toWord('sort'), toWord('chart')], WEIGHTS).get(3)!).toBeLessThan(scores.get(3)!);
  });

  it('takes another wording for less', () => {
    const asSynonym = index.score([toWord('conceal', ['hide'])], WEIGHTS).get(5)!;
    expect(asSynonym).toBeGreaterThan(0);
    expect(asSynonym).toBeLessThan(index.score([toWord('hide')], WEIGHTS).get(5)!);
    expect(index.score([toWord('conceal', ['hide', 'row'])], WEIGHTS).get(5)).toBeUndefined();
  });
});
