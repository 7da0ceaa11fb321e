import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileProjects } from '../../../e2e/projects/compileProjects';

const SETTINGS = JSON.stringify({
  compilerOptions: {
    lib: ['es2023'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['src'],
});

let directory: string;

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'compile-projects-'));
});

afterEach(() => fs.rmSync(directory, { recursive: true, force: true }));

function compile(codes: Record<string, string>): Promise<string> {
  const projects = Object.entries(codes).map(([name, code]): [string, Record<string, string>] => [
    name,
    { 'tsconfig.json': SETTINGS, 'package.json': 'not read', 'src/main.ts': code },
  ]);
  return compileProjects(new Map(projects), directory);
}

it('has nothing to say of projects that compile', async () => {
  expect(await compile({ 'grid/Rows': 'export const rows: number[] = [1];\n' })).toBe('');
});

it('names the projects that do not, and lets none lean on what another adds to the types of a package', async () => {
  const adding = "import 'fflate';\n\ndeclare module 'fflate' {\n  export const extra: string;\n}\n";
  const leaning = "import { extra } from 'fflate';\n\nexport default extra;\n";
  const complaint = await compile({
    'grid/Rows': 'export const rows: number[] = [1];\n',
    'charts/Bars': "export const bars: number[] = ['1'];\n",
    Adding: adding,
    Leaning: leaning,
  });
  expect(complaint).toMatch(/^src\/charts\/Bars\/main\.ts\(1,\d+\): error TS2322/m);
  expect(complaint).toMatch(/^src\/Leaning\/main\.ts.*'extra'/m);
  expect(complaint).not.toMatch(/Rows|Adding/);
});
