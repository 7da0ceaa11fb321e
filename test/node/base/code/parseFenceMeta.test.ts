import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFenceMeta, type FenceMeta } from '../../../../src/node/base/code/parseFenceMeta';

const VALID: [meta: string, expected: FenceMeta][] = [
  ['', { lines: new Set() }],
  ['title="App.tsx"', { title: 'App.tsx', lines: new Set() }],
  ['title=""', { title: '', lines: new Set() }],
  ['{1,4-6}', { lines: new Set([1, 4, 5, 6]) }],
  ['{3, 1}', { lines: new Set([3, 1]) }],
  ['  {2}  title="a {1} b"  ', { title: 'a {1} b', lines: new Set([2]) }],
  ['check="v7"', { check: 'v7', lines: new Set() }],
  ['check="v5"', { check: 'v5', lines: new Set() }],
  ['dateLibrary="dayjs"', { dateLibrary: 'dayjs', lines: new Set() }],
  ['check="off" reason="pseudo code"', { check: 'off', reason: 'pseudo code', lines: new Set() }],
  ['reason="pseudo code" check="off"', { check: 'off', reason: 'pseudo code', lines: new Set() }],
];

const WRONG: [meta: string, message: string][] = [
  ['App.tsx', 'Unknown `App.tsx` after the language.'],
  ['{1} showLineNumbers', 'Unknown `showLineNumbers` after the language.'],
  ["title='App.tsx'", "Unknown `title='App.tsx'` after the language."],
  ['{}', 'Unknown `{}` after the language.'],
  ['{,1}', 'Unknown `{,1}` after the language.'],
  ['{1 2}', 'Unknown `{1 2}` after the language.'],
  ['{-3}', 'Unknown `{-3}` after the language.'],
  // Would fill the memory with line numbers.
  ['{1-999999999}', 'Unknown `{1-999999999}` after the language.'],
  ['{0}', '`{0}` names no lines.'],
  ['{6-4}', '`{6-4}` names no lines.'],
  ['check="off"', '`check="off"` needs a reason'],
  ['check="off" reason=""', '`check="off"` needs a reason'],
  ['check="on"', 'Unknown `check="on"`.'],
  ['check="v4"', 'Unknown `check="v4"`. Write `check="v7"`, `check="v6"`, `check="v5"` or `check="off"`'],
  ['dateLibrary="luxon"', 'Unknown `dateLibrary="luxon"`.'],
];

/** Strings that come near to what the parser reads. */
const metas = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('title="a"', 'check="', 'off', '"', 'reason=', '{', '1', ',', '-', '9', '}', ' '))
    .map((parts) => parts.join('')),
);

describe('parseFenceMeta', () => {
  it.each(VALID)('reads %j', (meta, expected) => {
    expect(parseFenceMeta(meta)).toEqual(expected);
  });

  it.each(WRONG)('refuses %j', (meta, message) => {
    expect(() => parseFenceMeta(meta)).toThrow(message);
  });

  it('gives a result with countable lines for any string, or an error that says what is wrong', () => {
    fc.assert(
      fc.property(metas, (meta) => {
        let result: FenceMeta;
        try {
          result = parseFenceMeta(meta);
        } catch (error) {
          expect((error as Error).message).toMatch(/`.+`/s);
          return;
        }
        expect([...result.lines].filter((line) => !Number.isInteger(line) || line < 1)).toEqual([]);
      }),
    );
  });
});
