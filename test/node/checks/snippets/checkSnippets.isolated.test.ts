import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { formatProblem } from '../../../../src/node/base/problems/problem';
import type { Fence } from '../../../../src/node/base/code/fence';
import { checkSnippets } from '../../../../src/node/checks/snippets/checkSnippets';
import { compileFences } from '../../../../src/node/checks/snippets/compileFences';
import { createFolder } from '../../createFolder';
import { createPage, fence } from './createPage';

const FAULT = 'Type A is not B.';

// What the compiler finds is asked in `compileFences.test.ts`: this one minds a word in a fence or in the file it imports.
vi.mock(import('../../../../src/node/checks/snippets/compileFences'), () => ({
  compileFences: vi.fn<typeof compileFences>(async (project, fences) => {
    const compile = async ({ code }: Fence) => {
      const imported = code.includes('./data') ? await fs.readFile(path.join(project, DATA), 'utf8') : '';
      return `${code}${imported}`.includes('wrong') ? [{ line: 0, message: FAULT }] : [];
    };
    return new Map(await Promise.all(fences.map(async (one) => [one, await compile(one)] as const)));
  }),
}));

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
const FILE = 'data/tree-view/shelves/shelves.md';
const DATA = 'data/tree-view/shelves/data.ts';
const CHINESE_FILE = 'data/tree-view/shelves/shelves.zh.md';

const RIGHT = fence('ts', 'const right = 1;', 'right.toFixed();');
const WRONG = fence('ts', 'const wrong: string = 1;');

/** What is said about `WRONG`. */
function describeWrong(line: number, file = FILE): string {
  return `${file}:${line}  ${FAULT}`;
}

/** A project with one page and the packages of this one. */
async function createProject(...lines: string[]): Promise<string> {
  const manifest = await fs.readFile(path.join(PROJECT, 'package.json'), 'utf8');
  const project = await createFolder({ 'package.json': manifest, [FILE]: createPage(...lines) });
  await fs.symlink(path.join(PROJECT, 'node_modules'), path.join(project, 'node_modules'));
  return project;
}

async function write(project: string, file: string, text: string): Promise<void> {
  await fs.writeFile(path.join(project, file), text);
}

async function check(project: string) {
  vi.mocked(compileFences).mockClear();
  const { problems, report } = await checkSnippets(project, undefined, {});
  return { problems: problems.map(formatProblem), report, runs: vi.mocked(compileFences).mock.calls.length };
}

describe('checkSnippets', () => {
  it('names the file and the line of the page', async () => {
    const project = await createProject(
      'Text.',
      WRONG,
      fence('bash', 'npm install @mui/x-tree-vew'),
      fence('json', '{ "a": 1, }'),
      fence('css', '.a { color red; }'),
      '::install{packages="@mui/x-tree-view@9"}',
    );
    const { problems } = await check(project);
    expect(problems).toEqual([
      describeWrong(8),
      expect.stringContaining(
        `${FILE}:11  Unknown package \`@mui/x-tree-vew\`. Did you mean \`@mui/x-tree-view\`?`,
      ),
      expect.stringContaining(`${FILE}:14  JSON does not support trailing commas.`),
      expect.stringContaining(`${FILE}:17  Expected ":".`),
      expect.stringContaining(
        `${FILE}:19  \`@mui/x-tree-view@9\` is newer than what these pages are checked against`,
      ),
    ]);
  });

  it('compiles only what has changed', async () => {
    const project = await createProject(RIGHT, WRONG);
    expect((await check(project)).report).toMatchObject({ compiled: 2, fromCache: 0 });
    await write(project, FILE, createPage(RIGHT, WRONG, fence('ts', 'const added = 1;')));
    expect((await check(project)).report).toMatchObject({ compiled: 1, fromCache: 2 });
  });

  it('does without the compiler when nothing has changed, and says the same again', async () => {
    const project = await createProject(RIGHT, WRONG);
    const first = await check(project);
    const second = await check(project);
    expect(first.runs).toBe(1);
    expect(second.runs).toBe(0);
    expect(second.problems).toEqual(first.problems);
  });

  it('finds a known fault where it is now', async () => {
    const project = await createProject(WRONG);
    await check(project);
    await write(project, FILE, createPage('Text.', '', WRONG));
    const { problems, runs } = await check(project);
    expect(runs).toBe(0);
    expect(problems).toEqual([describeWrong(9)]);
  });

  it('compiles again what imports a file that has changed', async () => {
    const project = await createProject(
      RIGHT,
      fence('ts', "import { size } from './data';", 'size.toFixed();'),
    );
    await write(project, DATA, 'export const size = 1;');
    expect((await check(project)).problems).toEqual([]);
    await write(project, DATA, "export const size = 'wrong';");
    const { problems, report } = await check(project);
    expect(problems).toHaveLength(1);
    expect(report).toMatchObject({ compiled: 1, fromCache: 1 });
  });

  it('checks all again when other packages are installed', async () => {
    const project = await createProject(RIGHT);
    await check(project);
    await write(project, 'package.json', '{ "dependencies": {} }');
    expect((await check(project)).report).toMatchObject({ compiled: 1, fromCache: 0 });
  });

  it('checks the same code of two languages once, and reports it for both', async () => {
    const project = await createProject(WRONG);
    await write(project, CHINESE_FILE, createPage('文字。', WRONG));
    const { problems, report } = await check(project);
    expect(report.compiled).toBe(1);
    expect(problems).toEqual([describeWrong(7), describeWrong(8, CHINESE_FILE)]);
  });

  it('lets wrong code be that says why, and lists it', async () => {
    const project = await createProject(
      fence('ts check="off" reason="shows the fault"', 'const wrong: string = 1;'),
      fence('bash check="off" reason="a package of the developer"', 'npm install @acme/table'),
    );
    const { problems, report } = await check(project);
    expect(problems).toEqual([]);
    expect(report.off).toEqual([
      { file: FILE, line: 6, reason: 'shows the fault' },
      { file: FILE, line: 9, reason: 'a package of the developer' },
    ]);
  });

  it('finds `check="off"` where nothing is wrong', async () => {
    const project = await createProject(fence('ts check="off" reason="needs a browser"', 'const right = 1;'));
    expect((await check(project)).problems).toEqual([
      `${FILE}:7  Nothing is wrong with this code any more. Delete \`check="off"\` and its reason.`,
    ]);
  });
});
