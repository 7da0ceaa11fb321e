import { expect, it } from 'vitest';
import { isOwnFile, selectOwnProblems } from '../../../../src/node/base/problems/selectOwnProblems';

it('selects the problems in the folders of pages and in the server folders of their products', () => {
  const problems = [
    { file: 'data/charts/bars/bars.zh.md', message: 'a' },
    { file: 'data/charts/bars2/bars2.md', message: 'b' },
    { file: 'data/charts/bars.ts', message: 'c' },
    { file: 'data/charts/bars/Stacked/css.tsx', message: 'd' },
    { file: 'data/charts/server/FakeServer.ts', message: 'e' },
    { file: 'data/data-grid/server/FakeServer.ts', message: 'f' },
  ];
  expect(selectOwnProblems(problems, ['charts/bars']).map(({ message }) => message)).toEqual(['a', 'd', 'e']);
  expect(selectOwnProblems(problems)).toEqual(problems);
});

it('counts every file as that of the whole site', () => {
  expect(isOwnFile('translations/zh.json')).toBe(true);
  expect(isOwnFile('translations/zh.json', ['charts/bars'])).toBe(false);
});
