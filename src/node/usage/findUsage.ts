import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { hashTexts } from '../files/hash';
import type { ApiUse } from './apiUse';
import { readUses } from './readUses';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Everything outside the file that its uses depend on. */
const READER_SOURCES = ['package-lock.json', 'src/node/usage/readUses.ts'];

/**
 * Reads what source files use of the suite's API. Kept in `.cache/usage`, by a hash of the file, the packages
 * and the reader; only what changed is read again.
 *
 * @param files absolute paths
 * @returns by file
 */
export async function findUsage(files: string[], projectDirectory: string): Promise<Map<string, ApiUse[]>> {
  const directory = path.join(projectDirectory, '.cache/usage');
  await fs.mkdir(directory, { recursive: true });
  const reader = hashTexts(
    ...(await Promise.all(
      READER_SOURCES.map((name) => fs.readFile(path.join(projectDirectory, name), 'utf8')),
    )),
  );
  const usage = new Map<string, ApiUse[]>();
  const missing: { file: string; cacheFile: string }[] = [];
  for (const file of new Set(files)) {
    const cacheFile = path.join(directory, `${hashTexts(reader, await fs.readFile(file, 'utf8'))}.json`);
    const cached = await fs.readFile(cacheFile, 'utf8').catch(() => undefined);
    if (cached) {
      usage.set(file, JSON.parse(cached));
    } else {
      missing.push({ file, cacheFile });
    }
  }
  if (missing.length === 0) {
    return usage;
  }
  const program = ts.createProgram(
    missing.map(({ file }) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  for (const { file, cacheFile } of missing) {
    const uses = readUses(program.getSourceFile(file)!, checker);
    await fs.writeFile(cacheFile, JSON.stringify(uses));
    usage.set(file, uses);
  }
  return usage;
}
