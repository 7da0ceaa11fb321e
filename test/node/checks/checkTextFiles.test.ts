import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkTextFiles } from '../../../src/node/checks/checkTextFiles';
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
  const problems = await checkTextFiles(directory);
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
  expect(await checkTextFiles(directory)).toEqual([]);
});

it.each([
  ['a NUL character', 'One\nTwo\0\n', 'a NUL character'],
  ['bytes of another encoding', Buffer.from('One\nZürich\n', 'latin1'), 'bytes that are no UTF-8'],
  ['a character that was cut', Buffer.from('One\n条').subarray(0, -1), 'bytes that are no UTF-8'],
])('names the line with %s', async (_, text, kind) => {
  const directory = await createFolder({ 'data/charts/bars/other.md': '' });
  await fs.writeFile(path.join(directory, 'data/charts/bars/bars.md'), text);
  const [problem] = await checkTextFiles(directory);
  expect(problem).toMatchObject({ file: 'data/charts/bars/bars.md', line: 2 });
  expect(problem!.message).toContain(kind);
});

it('takes every text in UTF-8, also with the character of unknown bytes', async () => {
  const directory = await createFolder({ 'data/charts/bars/bars.zh.md': 'Zürich 条形图 🙂 \uFFFD\n' });
  expect(await checkTextFiles(directory)).toEqual([]);
});

it('names links that lead out of the project or nowhere, and no others', async () => {
  const directory = await createFolder({ 'data/charts/bars/bars.md': 'Bars', 'data/charts/lines/a.md': '' });
  const link = (target: string, name: string) =>
    fs.symlink(target, path.join(directory, 'data/charts', name));
  await link(path.join(os.tmpdir(), 'elsewhere.md'), 'bars/gone.md');
  await link(os.homedir(), 'home');
  await link('../bars/bars.md', 'lines/bars.md');
  const files = (await checkTextFiles(directory)).map(({ file }) => file);
  expect(files.toSorted()).toEqual(['data/charts/bars/gone.md', 'data/charts/home']);
});

it('names a folder with the name of a text', async () => {
  const directory = await createFolder({ 'data/charts/bars/bars.md/part.txt': 'Bars' });
  expect((await checkTextFiles(directory)).map(({ file }) => file)).toEqual(['data/charts/bars/bars.md']);
});
