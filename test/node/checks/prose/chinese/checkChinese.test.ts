import { expect, it } from 'vitest';
import { checkChinese } from '../../../../../src/node/checks/prose/chinese/checkChinese';
import { createFolder } from '../../../createFolder';

const FILES = {
  'data/charts/bars/bars.zh.md': '---\ntitle: 柱\n---\n\n过滤各列。\n\n共3列。\n**词。**词\n',
  'data/charts/bars/bars.md': '过滤\n',
  'data/charts/pie/pie.zh.md': '饼图…\n',
  'data/features/charts.ts': "export const charts = [\n  { title: { en: 'Bars', zh: '柱,条' } },\n];\n",
  'data/search/queries.zh.ts': "export const queries = ['过滤,列'];\n",
  'translations/zh.json': '{\n  "menu": {\n    "open": "打开menu"\n  }\n}\n',
  'translations/en.json': '{ "zh": "中文," }\n',
  'translations/glossary.json': '[]',
};

const OF_PAGE = [
  ['data/charts/bars/bars.zh.md', 5, 'Not “过滤”: the glossary has 筛选. Write that'],
  [
    'data/charts/bars/bars.zh.md',
    7,
    '“共3”: write a space between Chinese and Latin letters, digits or code.',
  ],
  ['data/charts/bars/bars.zh.md', 8, '`**词。**` is no emphasis to Markdown. Write'],
] as const;

const OF_OTHERS = [
  ['data/charts/pie/pie.zh.md', 1, '“图…”: write an ellipsis of two characters.'],
  ['data/features/charts.ts', 2, '“柱,”: write full-width punctuation.'],
  ['translations/zh.json', 3, '“开m”: write a space between'],
] as const;

const toProblem = ([file, line, message]: readonly [string, number, string]) => ({
  file,
  line,
  message: expect.stringContaining(message),
});

it('names the line of each fault in pages, tables and records; what users type is theirs', async () => {
  const project = await createFolder(FILES);
  const expected = [...OF_PAGE, ...OF_OTHERS].map(toProblem);
  expect(await checkChinese(project)).toEqual(expected);
  expect(await checkChinese(project), 'from the cache').toEqual(expected);
});

it('checks one page', async () => {
  expect(await checkChinese(await createFolder(FILES), ['charts/bars'])).toEqual(OF_PAGE.map(toProblem));
});
