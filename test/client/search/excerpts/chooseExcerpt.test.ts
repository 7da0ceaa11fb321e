import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAnswer, chooseExcerpt } from '../../../../src/client/search/excerpts/chooseExcerpt';
import { splitWords } from '../../../../src/shared/search/splitWords';

const choose = (paragraphs: string[], query: string, language = 'en') =>
  chooseExcerpt(paragraphs, splitWords(query), language);

describe('chooseExcerpt', () => {
  it.each([
    ['the sentence with most words', 'empty cells last', 'Put empty cells last.'],
    ['the first of equally good ones', 'rows', 'Users sort the rows.'],
    ['the first sentence where none has a word', 'zebra', 'Users sort the rows.'],
    ['words with a typing error', 'emtpy', 'Put empty cells last.'],
  ])('takes %s', (_, query, excerpt) => {
    expect(choose(['Users sort the rows. Rows keep their order.', 'Put empty cells last.'], query)).toBe(
      excerpt,
    );
  });

  it('splits Chinese into sentences', () => {
    expect(choose(['用户可以排序。空单元格排在最后。'], '空单元格', 'zh')).toBe('空单元格排在最后。');
  });

  it('begins a long sentence near the first word', () => {
    const lead = 'the grid reads the value once and later ignores every change of it '.repeat(2);
    const excerpt = choose([`At first ${lead}unless the model is controlled.`], 'controlled')!;
    expect(excerpt).toMatch(/^…\S.*unless the model is controlled\.$/);
    expect(excerpt.indexOf('controlled')).toBeLessThanOrEqual(61);
  });

  it('has nothing to say about a section without text', () => {
    expect(choose([], 'rows')).toBeUndefined();
    expect(choose([' '], 'rows')).toBeUndefined();
  });

  it('always takes a part of the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }),
        fc.string(),
        (texts, query) => {
          const excerpt = choose(texts, query);
          expect(
            excerpt === undefined || texts.some((text) => text.includes(excerpt.replace(/^…/, ''))),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('chooseAnswer', () => {
  const PARAGRAPHS = ['Users sort the rows. Rows keep their order.', 'Put empty cells last.'];

  it.each([
    [
      'the first sentence and that with most words',
      'empty cells',
      'Users sort the rows. Put empty cells last.',
    ],
    ['the first sentence once', 'sort', 'Users sort the rows.'],
    ['the first sentence where none has a word', 'zebra', 'Users sort the rows.'],
  ])('takes %s', (_, query, answer) => {
    expect(chooseAnswer(PARAGRAPHS, splitWords(query), 'en')).toBe(answer);
  });

  it('leaves out a long first sentence', () => {
    const long = `A grid ${'that reads its rows from a server '.repeat(4)}sorts them.`;
    expect(chooseAnswer([long, 'Put empty cells last.'], splitWords('empty'), 'en')).toBe(
      'Put empty cells last.',
    );
  });

  it('puts no space between Chinese sentences', () => {
    expect(chooseAnswer(['用户可以排序。', '空单元格排在最后。'], splitWords('空单元格'), 'zh')).toBe(
      '用户可以排序。空单元格排在最后。',
    );
  });

  it('has nothing to say about a section without text', () => {
    expect(chooseAnswer([' '], splitWords('rows'), 'en')).toBeUndefined();
  });
});
