import { expect, it } from 'vitest';
import { checkConflictMarkers } from '../../../src/node/checks/checkConflictMarkers';
import { createFolder } from '../createFolder';

const start = '<'.repeat(7);
const end = '>'.repeat(7);

it('names file and line of the first mark in each text', async () => {
  const directory = await createFolder({
    'data/charts/bars/bars.zh.md': `条\n\n${start} HEAD\n| a |\n=======\n| b |\n${end} charts\n`,
    'data/charts/bars/Bars.tsx': `export const a = 1;\n${end} charts\n`,
    'translations/zh.json': `{\n${start}\n}\n`,
    'data/charts/bars/picture.png': `${start} HEAD\n`,
  });
  const problems = await checkConflictMarkers(directory);
  expect(problems.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual([
    'data/charts/bars/Bars.tsx:2',
    'data/charts/bars/bars.zh.md:3',
    'translations/zh.json:2',
  ]);
  expect(problems.find(({ line }) => line === 3)?.message).toContain(`\`${start} HEAD\``);
});

it('takes nothing else for a conflict', async () => {
  const directory = await createFolder({
    'data/charts/bars/bars.md': `Bars\n=======\n\n${start}< shifts\n\n    ${start} indented code\n`,
  });
  expect(await checkConflictMarkers(directory)).toEqual([]);
});
