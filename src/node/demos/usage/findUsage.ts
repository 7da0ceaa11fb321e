import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { getPackageName } from '../../../shared/paths/getPackageName';
import { openCache } from '../../base/cache/openCache';
import { listInstalledTypes } from '../../base/cache/stepVersion';
import type { ApiUse } from './apiUse';
import { findDeprecatedUses } from './findDeprecatedUses';
import type { NamedProblem } from './omitIntendedUses';
import { readUses } from './readUses';
import { DECLARATION_OPTIONS } from '../../base/packages/declarationOptions';

/** What a demo uses of the API. */
export interface DemoUsage {
  uses: ApiUse[];
  /** What of it, and of other packages, is deprecated. */
  deprecated: NamedProblem[];
}

const SCRIPT = /\.tsx?$/;

/** The modules of a folder: paths below the project, and texts. */
async function readFolder(
  folder: string,
  projectDirectory: string,
): Promise<(readonly [file: string, text: string])[]> {
  const names = (await fs.readdir(folder)).filter((name) => SCRIPT.test(name)).toSorted();
  const files = names.map((name) => path.join(folder, name));
  return Promise.all(
    files.map(
      async (file) => [path.relative(projectDirectory, file), await fs.readFile(file, 'utf8')] as const,
    ),
  );
}

/** Reads each folder once: objects have types of the packages, or of modules beside them. */
function createListInputs(projectDirectory: string): (files: readonly string[]) => Promise<string[]> {
  const folders = new Map<string, Promise<string[]>>();
  const listFolderInputs = async (folder: string): Promise<string[]> => {
    const modules = await readFolder(folder, projectDirectory);
    const imported = modules.flatMap(([, text]) => ts.preProcessFile(text).importedFiles);
    const specifiers = imported.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'));
    const packages = [...new Set(specifiers.map(getPackageName))];
    return [...modules.flat(), ...listInstalledTypes(projectDirectory, packages)];
  };
  return async (files) => {
    const inputs = [...new Set(files.map((file) => path.dirname(file)))].map((folder) => {
      const known = folders.get(folder) ?? listFolderInputs(folder);
      folders.set(folder, known);
      return known;
    });
    return [
      ...files.map((file) => path.relative(projectDirectory, file)),
      ...(await Promise.all(inputs)).flat(),
    ];
  };
}

/** Asks for uses first: what is known of a type then, is not made again for what is deprecated. */
function readDemo(files: readonly string[], program: ts.Program, projectDirectory: string): DemoUsage {
  const modules = files.map((file) => program.getSourceFile(file)!);
  const checker = program.getTypeChecker();
  return {
    uses: modules.flatMap((module) => readUses(module, checker)),
    deprecated: modules.flatMap((module) =>
      findDeprecatedUses(module, program).map((use) => ({
        ...use,
        file: path.relative(projectDirectory, module.fileName),
        line: use.line + 1,
      })),
    ),
  };
}

/**
 * Reads what demos use of the suite's API, and what they use that is deprecated; only those that have changed are read again.
 *
 * @param demos the source files of each, absolute
 * @returns for each demo, in the order of its files
 */
export async function findUsage(
  demos: readonly (readonly string[])[],
  projectDirectory: string,
): Promise<DemoUsage[]> {
  const cache = await openCache<DemoUsage>(projectDirectory, 'usage');
  const inputs = await Promise.all(demos.map(createListInputs(projectDirectory)));
  const cached = await Promise.all(inputs.map((own) => cache.read(own)));
  const missing = demos.filter((_, index) => !cached[index]);
  if (missing.length === 0) {
    return cached.map((usage) => usage!);
  }
  const program = ts.createProgram([...new Set(missing.flat())], DECLARATION_OPTIONS);
  return Promise.all(
    demos.map(async (files, index) => {
      const known = cached[index];
      if (known) {
        return known;
      }
      const usage = readDemo(files, program, projectDirectory);
      await cache.write(inputs[index]!, usage);
      return usage;
    }),
  );
}
