import { describe, expect, it } from 'vitest';
import { isAlike } from '../../../src/node/search/isAlike';
import { compileMarkdown } from './compileMarkdown';

const FILE = 'data/data-grid/columns/columns.md';

/** The first of the lines is line 5. */
function compile(...lines: string[]) {
  const description = 'Show the orders of a shop in rows and columns, and let users sort and filter them.';
  return compileMarkdown(
    ['---', 'title: Columns', `description: ${description}`, '---', ...lines].join('\n'),
  );
}

describe('questions', () => {
  it('belong to the heading above, and are not on the page', async () => {
    const { page, problems } = await compile(
      'All about columns.',
      '',
      '::question[What is a column?]',
      '',
      '## Width',
      '',
      '::question[How do I make one narrower?]',
      '',
      'How wide they are.',
    );
    expect(problems).toEqual([]);
    expect(page!.questions).toEqual([
      { id: undefined, text: 'What is a column?' },
      { id: 'width', text: 'How do I make one narrower?' },
    ]);
    expect(JSON.stringify(page!.blocks)).not.toContain('narrower');
    expect(page!.toc.map(({ id }) => id)).toEqual(['width']);
  });

  it.each([
    ['without a question mark', ['::question[Make it narrower]'], 'A question ends with a question mark'],
    [
      'that says what the heading says',
      ['## Column width', '', '::question[What is the width of a column?]'],
      'says what the heading `Column width` says',
    ],
    [
      'that is like another',
      ['::question[How do I hide a column?]', '', '::question[How can columns be hidden or hide?]'],
      'The question is like `How do I hide a column?`.',
    ],
    [
      'too many',
      ['::question[Narrow?]', '', '::question[Wide?]', '', '::question[Tall?]', '', '::question[Short?]'],
      'A section has at most 3 questions.',
    ],
    ['in a list', ['- ::question[Narrow?]'], 'must be on a line of its own'],
    ['with attributes', ['::question[Narrow?]{of="rows"}'], 'Unknown attribute `of` of `question`.'],
    [
      'within a sentence',
      ['Is it :question[Narrow?]'],
      'The directive `question` is written `::question[How do I …?]`.',
    ],
  ])('are reported %s', async (_, lines, message) => {
    const { problems } = await compile(...lines);
    const expectedLine = 4 + lines.length;
    expect(problems).toEqual([{ file: FILE, line: expectedLine, message: expect.stringContaining(message) }]);
  });

  it('may be asked again in another section', async () => {
    const { problems } = await compile(
      '## Width',
      '',
      '::question[Narrow?]',
      '',
      '## Height',
      '',
      '::question[Narrow?]',
    );
    expect(problems).toEqual([]);
  });
});

describe('isAlike', () => {
  it.each([
    ['How do I sort rows?', 'Sort rows', true],
    ['How do I sort rows by date?', 'Sort rows', false],
    ['Sorting of the rows', 'How do I sort a row?', true],
    ['如何排序行？', '行的排序', true],
    ['如何隐藏一列？', '行的排序', false],
  ])('compares %j with %j', (text, other, expected) => {
    expect(isAlike(text, other)).toBe(expected);
  });
});
