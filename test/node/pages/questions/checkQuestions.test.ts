import { describe, expect, it } from 'vitest';
import { checkQuestions } from '../../../../src/node/pages/questions/checkQuestions';

const FILE = 'data/charts/bars/bars.questions.yaml';
const HEADINGS = new Map([['column-width', 'Column width']]);

/** Questions from line 3 on. */
const check = (texts: string[], id = 'column-width') => {
  const questions = texts.map((text, index) => ({ text, line: index + 3 }));
  return checkQuestions(FILE, [{ id, line: 2, questions }], HEADINGS);
};

describe('checkQuestions', () => {
  it('accepts questions that are unlike the heading and each other', () => {
    expect(check(['Make one narrower?', 'Too much space in a cell?'])).toEqual([]);
  });

  it.each([
    ['no question mark', ['Make it narrower'], 3, 'A question ends with a question mark'],
    ['an empty one', [''], 3, 'A question ends with a question mark'],
    ['the heading', ['What is the width of a column?'], 3, 'says what the heading `Column width` says'],
    [
      'the same twice',
      ['How do I hide it?', 'How can I hide it?'],
      4,
      'The question is like `How do I hide it?`.',
    ],
    [
      'too many',
      [...'abcdefghijklmnopq'].map((letter) => `${letter.repeat(5)}?`),
      19,
      'at most 16 questions',
    ],
  ])('reports %s', (_, texts, line, message) => {
    expect(check(texts)).toEqual([{ file: FILE, line, message: expect.stringContaining(message) }]);
  });

  it('reports an unknown heading, and names the nearest', () => {
    expect(check(['Narrower?'], 'colum-width')).toEqual([
      { file: FILE, line: 2, message: expect.stringContaining('Did you mean `column-width`?') },
    ]);
  });

  it('may be asked again in another section', () => {
    const questions = [{ text: 'Narrower?', line: 3 }];
    const sections = [
      { line: 2, questions },
      { id: 'column-width', line: 4, questions },
    ];
    expect(checkQuestions(FILE, sections, HEADINGS)).toEqual([]);
  });
});
