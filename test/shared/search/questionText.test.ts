import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_WORDS, packQuestions, unpackQuestion } from '../../../src/shared/search/questionText';
import { splitWords } from '../../../src/shared/search/splitWords';

/** Packs questions and unpacks them again. */
function pass(questions: readonly string[], language = 'en'): string[][] {
  const { words, lines } = packQuestions(questions, language);
  const list = words.split(' ');
  return lines.split('\n').map((line) => unpackQuestion(line, list).toSorted());
}

const listWords = (text: string) => [...new Set(splitWords(text).map((word) => word.text))].toSorted();

describe('packQuestions', () => {
  it('writes each word as a character, the most frequent first', () => {
    expect(packQuestions(['sort rows', 'hide rows'], 'en')).toEqual({
      words: 'row hid sort',
      lines: '#%\n#$',
    });
  });

  it('keeps the order of Chinese, and what stands once as it is', () => {
    const { words, lines } = packQuestions(['隐藏列', '隐藏行'], 'zh');
    expect(words).toBe('隐藏');
    expect(lines).toBe('#列\n#行');
  });

  it('has no place for more words than characters', () => {
    const many = Array.from({ length: MAX_WORDS + 1 }, (_, number) => `w${number.toString(36)}w`).join(' ');
    expect(() => packQuestions([many], 'en')).toThrow(/room for/);
  });
});

describe('unpackQuestion', () => {
  it.each([
    ['en', ['sort rows by date', 'Newest rows first', 'pageSizeOptions of the grid']],
    [
      'zh',
      ['怎么隐藏列', '隐藏列的表头', 'DataGrid 隐藏列', '自定义 noRowsOverlay 的文字', '列表为什么是空的吗'],
    ],
  ])('gives the words of questions in %s', (language, questions) => {
    expect(pass(questions, language)).toEqual(questions.map(listWords));
  });

  it('gives the words of any text on a line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zA-Z0-9 .'-]{1,30}$/), { minLength: 1, maxLength: 8 }),
        (texts) => {
          expect(pass(texts)).toEqual(texts.map(listWords));
        },
      ),
    );
  });

  it('survives a file that was cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (line) => {
        expect(Array.isArray(unpackQuestion(line, ['row']))).toBe(true);
      }),
    );
  });
});
