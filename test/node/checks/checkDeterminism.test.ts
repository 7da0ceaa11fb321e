import { expect, it } from 'vitest';
import { checkDeterminism } from '../../../src/node/checks/checkDeterminism';
import { createFolder } from '../createFolder';

it('reads demos and their data, and not their tests', async () => {
  const directory = await createFolder({
    'data/charts/bars/Bars.tsx': "export const start = new Date('2026-03-02');\n",
    'data/charts/bars/Bars.test.ts': 'export const start = Date.now();\n',
    'data/charts/bars/bars.md': 'Write `new Date()`.\n',
    'data/charts/bars/sales.ts': '\nexport const sales = [Math.random()];\n',
    'data/charts/lines/Lines/css.tsx': 'export const start = new Date();\n',
  });
  const problems = await checkDeterminism(directory);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'data/charts/bars/sales.ts:2',
    'data/charts/lines/Lines/css.tsx:1',
  ]);
});
