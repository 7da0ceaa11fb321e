import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { pageToQuestionsFile, parseQuestions } from '../../../../src/node/pages/questions/parseQuestions';
import type { Problem } from '../../../../src/node/base/problems/problem';

const FILE = 'data/charts/bars/bars.questions.yaml';

function parse(text: string) {
  const problems: Problem[] = [];
  return { found: parseQuestions({ file: FILE, text }, problems), problems };
}

describe('pageToQuestionsFile', () => {
  it.each(['data/charts/bars/bars.md', 'data/charts/bars/bars.zh.md'])('names the file of %s', (file) => {
    expect(pageToQuestionsFile(file)).toBe(FILE);
  });
});

describe('parseQuestions', () => {
  it('reads languages, sections and questions with their lines', () => {
    const { found, problems } = parse(
      'en:\n  (page):\n    - What is it?\n  width:\n    - Narrower?\nzh:\n  width:\n    - 怎么变窄？\n',
    );
    expect(problems).toEqual([]);
    expect(found).toEqual(
      new Map([
        [
          'en',
          [
            { line: 2, questions: [{ text: 'What is it?', line: 3 }] },
            { id: 'width', line: 4, questions: [{ text: 'Narrower?', line: 5 }] },
          ],
        ],
        ['zh', [{ id: 'width', line: 7, questions: [{ text: '怎么变窄？', line: 8 }] }]],
      ]),
    );
  });

  it.each([
    ['an unknown language', 'eng:\n  width:\n    - Narrower?\n', 1, 'Did you mean `en`?'],
    ['a list of languages', '- en\n', 1, 'Write a language'],
    ['an empty file', '', 1, 'Write a language'],
    ['a language without sections', 'en:\n', 1, 'Write a language'],
    ['a section without a list', 'en:\n  width: Narrower?\n', 2, '`width` has no list.'],
    ['a section without anything', 'en:\n  width:\n', 2, '`width` has no list.'],
    ['what is not YAML', 'en:\n  width:\n    - "Narrower?\n', 4, 'between quotes'],
  ])('reports %s', (_, text, line, message) => {
    const { problems } = parse(text);
    expect(problems).toEqual([{ file: FILE, line, message: expect.stringContaining(message) }]);
  });

  it('reads whatever text a question has', () => {
    const word = fc.string({ minLength: 1 }).map((text) => `${text.trim()}?`);
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z][a-z-]{0,9}$/), fc.array(word, { minLength: 1 }), {
          minKeys: 1,
        }),
        (sections) => {
          const { found, problems } = parse(stringify({ en: sections }));
          expect(problems).toEqual([]);
          expect(
            found.get('en')!.map(({ id, questions }) => [id, questions.map(({ text }) => text)]),
          ).toEqual(Object.entries(sections));
        },
      ),
    );
  });
});
