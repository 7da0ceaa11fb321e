import { expect, it } from 'vitest';
import { checkTextTables } from '../../../src/node/checks/checkTextTables';

const ENGLISH = {
  file: 'translations/en.json',
  text: '{\n  "menu": "Menu",\n  "search": {\n    "count": "{{count}} results",\n    "none": "Nothing"\n  }\n}\n',
};

function check(lines: string[], complete = false): string[] {
  const text = `{\n${lines.join('\n')}\n}\n`;
  const problems = checkTextTables(ENGLISH, { file: 'translations/zh.json', text }, complete);
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

it('accepts a table with the same keys and values', () => {
  expect(
    check(['"menu": "菜单",', '"search": { "count": "{{count}} 个结果", "none": "没有" }'], true),
  ).toEqual([]);
});

it('accepts a table that lacks keys, which show the English text, unless it must be complete', () => {
  expect(check(['"menu": "菜单"'])).toEqual([]);
  expect(check(['"menu": "菜单", "search": { "none": "没有" }'], true)).toEqual([
    'translations/en.json:4 translations/zh.json has no `search.count`. Translate it at the same place.',
  ]);
});

it('names a key that the original has not, with the nearest', () => {
  expect(check(['"menu": "菜单",', '"search": {', '"nome": "没有"', '}'])).toEqual([
    'translations/zh.json:4 translations/en.json has no `search.nome`. Did you mean `search.none`? Else delete it.',
  ]);
});

it('names a text with other values than the original', () => {
  expect(check(['"menu": "菜单",', '"search": { "count": "{{cuont}} 个结果" }'])).toEqual([
    'translations/zh.json:3 `search.count` has the values `{{cuont}}`, its original in translations/en.json:4 ' +
      '`{{count}}`. Use the same.',
  ]);
});

it('names an empty text', () => {
  expect(check(['"menu": " "'])).toEqual([
    'translations/zh.json:2 `menu` is empty. Write a text, or delete the key.',
  ]);
});

it('names a value in single braces, which users would read', () => {
  expect(check(['"menu": "{count} 项"'])).toEqual([
    'translations/zh.json:2 `menu` has `{count}`. Write `{{count}}`.',
  ]);
});
