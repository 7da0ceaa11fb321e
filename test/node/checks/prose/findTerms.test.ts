import { describe, expect, it } from 'vitest';
import { compileTerms, findTerms, removeTerms } from '../../../../src/node/checks/prose/findTerms';
import type { Term } from '../../../../src/shared/page/term';

const JAVASCRIPT: Term = { term: 'JavaScript', avoid: ['javascript', 'Java Script'], why: 'It is a name.' };
const NPM: Term = { term: 'npm', avoid: ['NPM'], why: 'It is a name.' };
const SUCH_AS: Term = { term: 'for example', avoid: ['e.g.'], why: 'It is English.' };
const NEEDLESS: Term = { term: null, avoid: ['just', "let's"], why: 'It says nothing.' };
const USER: Term = { term: 'user', avoid: [/(?<!screen )\breaders?\b/], why: 'Users use the app.' };

const TERMS = compileTerms([JAVASCRIPT, NPM, SUCH_AS, NEEDLESS, USER]);

function findForms(text: string): string[] {
  return findTerms(text, TERMS).map(({ message }) => /“([^”]*)”/.exec(message)![1]!);
}

describe('findTerms', () => {
  it('gives the line, the form, what to write and why', () => {
    expect(findTerms('Text.\nIn javascript, just do it.', TERMS)).toEqual([
      { line: 1, message: 'Not “javascript”: write “JavaScript”. It is a name.' },
      { line: 1, message: 'Not “just”: delete it. It says nothing.' },
    ]);
  });

  it.each([
    ['at the beginning of a sentence', 'Just. Javascript. E.g. that.', ['Javascript', 'E.g.', 'Just']],
    ['in the plural', 'Two javascripts and readers.', ['javascripts', 'readers']],
    ['with both apostrophes', "let’s and let's", ['let’s', "let's"]],
    ['before a bracket', 'reader) (e.g. NPM)', ['NPM', 'e.g.', 'reader']],
  ])('finds forms %s', (_, text, forms) => {
    expect(findForms(text)).toEqual(forms);
  });

  it.each(['JavaScript', 'npm', 'adjust', 'justly', 'javascripting', 'java script', 'screen reader'])(
    'leaves “%s” alone',
    (text) => {
      expect(findForms(text)).toEqual([]);
    },
  );
});

describe('removeTerms', () => {
  it('leaves what no term avoids', () => {
    expect(removeTerms('A javascript of a screen reader, just so.', TERMS)).toBe(
      'A   of a screen reader,   so.',
    );
  });
});
