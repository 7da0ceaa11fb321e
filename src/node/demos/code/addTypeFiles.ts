import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { BundledDemo } from '../bundleDemos';

const ENDINGS = ['.ts', '.tsx', '/index.ts'];

/** Texts of modules by path; a run reads each once. */
type ModuleTexts = Map<string, Promise<string | undefined>>;

function read(file: string, texts: ModuleTexts): Promise<string | undefined> {
  const text = texts.get(file) ?? fs.readFile(file, 'utf8').catch(() => undefined);
  texts.set(file, text);
  return text;
}

/** The module that a relative import leads to; undefined for style sheets, and where no module is. */
async function resolve(
  directory: string,
  specifier: string,
  texts: ModuleTexts,
): Promise<string | undefined> {
  for (const ending of ENDINGS) {
    const file = path.resolve(directory, specifier) + ending;
    // oxlint-disable-next-line no-await-in-loop
    if ((await read(file, texts)) !== undefined) {
      return file;
    }
  }
  return undefined;
}

/** Finds the modules that files of a demo import, and that are none of them. */
async function findTypeFiles(files: readonly string[], texts: ModuleTexts): Promise<string[]> {
  const all = new Set(files.filter((file) => !file.endsWith('.css')));
  // The set grows while it is walked.
  for (const file of all) {
    // oxlint-disable no-await-in-loop
    const { importedFiles } = ts.preProcessFile((await read(file, texts)) ?? '', true, true);
    for (const { fileName } of importedFiles.filter((imported) => imported.fileName.startsWith('.'))) {
      const found = await resolve(path.dirname(file), fileName, texts);
      if (found) {
        all.add(found);
      }
    }
    // oxlint-enable no-await-in-loop
  }
  return [...all].filter((file) => !files.includes(file)).toSorted();
}

/**
 * Adds the modules of which demos use types only: no bundle has them, and the TypeScript of the demos does not compile
 * without.
 *
 * @param bundled by demo key
 */
export async function addTypeFiles(
  bundled: ReadonlyMap<string, BundledDemo>,
): Promise<Map<string, BundledDemo>> {
  const texts: ModuleTexts = new Map();
  const shown = [...bundled].map(async ([key, demo]): Promise<[string, BundledDemo]> => {
    const typeFiles = await findTypeFiles(demo.files, texts);
    return [key, typeFiles.length > 0 ? { ...demo, typeFiles } : demo];
  });
  return new Map(await Promise.all(shown));
}
