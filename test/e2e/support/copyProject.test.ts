import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../../e2e/support/copyProject';

const FILES = {
  'data/guide/guide.md': 'A guide.',
  '.cache/site/index.json': '{}',
  '.cache/test/browser.json': '{}',
  'node_modules/tool/index.js': 'export {};',
  'node_modules/.cache/tool.json': '{}',
  'out/index.html': '<p>old</p>',
};

let project: string;
let copy: ProjectCopy;

const read = (directory: string, file: string) => fs.readFileSync(path.join(directory, file), 'utf8');

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), text);
  }
  fs.mkdirSync(path.join(project, 'node_modules/.bin'));
  fs.symlinkSync('../tool/index.js', path.join(project, 'node_modules/.bin/tool'));
  copy = copyProject(project);
});

afterEach(async () => {
  await copy.remove();
  fs.rmSync(project, { recursive: true });
});

it('copies sources, the cache of builds and the packages, and leaves products and caches of tools', () => {
  const files = fs
    .readdirSync(copy.directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(copy.directory, path.join(entry.parentPath, entry.name)));
  expect(files.toSorted()).toEqual([
    '.cache/site/index.json',
    'data/guide/guide.md',
    'node_modules/.bin/tool',
    'node_modules/tool/index.js',
  ]);
  expect(read(copy.directory, 'node_modules/.bin/tool')).toBe('export {};');
});

it('leaves the project as it is, whatever is written to the copy', () => {
  copy.write('data/guide/guide.md', 'Changed.');
  copy.write('data/new/new.md', 'New.');
  copy.write('.cache/site/index.json', '[]');
  expect(read(copy.directory, 'data/new/new.md')).toBe('New.');
  expect(read(project, 'data/guide/guide.md')).toBe('A guide.');
  expect(read(project, '.cache/site/index.json')).toBe('{}');
  expect(fs.existsSync(path.join(project, 'data/new'))).toBe(false);
});

it('is gone once it is removed, and the packages are still there', async () => {
  await copy.remove();
  expect(fs.existsSync(copy.directory)).toBe(false);
  expect(read(project, 'node_modules/tool/index.js')).toBe('export {};');
});
