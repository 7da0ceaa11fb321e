import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { getPackageName } from '../cache/moduleGraph';
import { openCache } from '../cache/openCache';
import { listInstalledTypes } from '../cache/stepVersion';
import type { ApiUse } from './apiUse';
import { readUses } from './readUses';

const SCRIPT = /\.tsx?$/;

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

/** Objects have types of the packages, or of modules beside them. */
async function listInputs(files: readonly string[], projectDirectory: string): Promise<string[]> {
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  const texts = new Map<string, string>();
  for (const folder of folders) {
    for (const name of (await fs.readdir(folder)).filter((found) => SCRIPT.test(found)).toSorted()) {
      texts.set(path.join(folder, name), await fs.readFile(path.join(folder, name), 'utf8'));
    }
  }
  const imported = [...texts.values()].flatMap((text) => ts.preProcessFile(text).importedFiles);
  const packages = imported.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'));
  return [
    ...files.map((file) => path.relative(projectDirectory, file)),
    ...[...texts].flatMap(([file, text]) => [path.relative(projectDirectory, file), text]),
    ...listInstalledTypes(projectDirectory, [...new Set(packages.map(getPackageName))]),
  ];
}

/**
 * Reads what demos use of the suite's API; only those that have changed are read again.
 *
 * @param demos the source files of each, absolute
 * @returns for each demo, in the order of its files
 */
export async function findUsage(
  demos: readonly (readonly string[])[],
  projectDirectory: string,
): Promise<ApiUse[][]> {
  const cache = await openCache<ApiUse[]>(projectDirectory, 'usage');
  const inputs = await Promise.all(demos.map((files) => listInputs(files, projectDirectory)));
  const cached = await Promise.all(inputs.map((own) => cache.read(own)));
  const missing = demos.filter((_, index) => !cached[index]);
  if (missing.length === 0) {
    return cached.map((uses) => uses!);
  }
  const program = ts.createProgram([...new Set(missing.flat())], OPTIONS);
  const checker = program.getTypeChecker();
  return Promise.all(
    demos.map(async (files, index) => {
      const known = cached[index];
      if (known) {
        return known;
      }
      const uses = files.flatMap((file) => readUses(program.getSourceFile(file)!, checker));
      await cache.write(inputs[index]!, uses);
      return uses;
    }),
  );
}
