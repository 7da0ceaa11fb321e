import fs from 'node:fs/promises';
import path from 'node:path';
import { OTHER_DATE_LIBRARIES } from '../../../shared/demo/dateLibraries';
import { openCache } from '../../base/cache/openCache';
import type { ModuleSource } from '../../date-libraries/createProgram';
import type { DateVariants } from './dateVariants';
import type { DatedCode } from './rewriteCodes';
import { PICKERS } from '../../base/packages/pickers';

/** What code has that may depend on the date library; its types say whether it does. */
const TRACE = new RegExp(`dayjs|${PICKERS.packages.join('|')}`, 'i');

async function readTexts({ modules, imported = [] }: DatedCode): Promise<[string, string][]> {
  const texts = [...modules, ...imported].map(
    async ({ fileName, text }: ModuleSource): Promise<[string, string]> => [
      fileName,
      text ?? (await fs.readFile(fileName, 'utf8')),
    ],
  );
  return Promise.all(texts);
}

/** Whether any library has texts, or none for a reason. */
function isDependent({ texts, gaps }: DateVariants): boolean {
  return OTHER_DATE_LIBRARIES.some((library) => texts[library] ?? gaps[library]);
}

/**
 * Writes code for the other date libraries and compiles it, or takes it from the cache.
 *
 * @param codes by any key, with the path of each module
 * @returns by the same key; absent for code that is the same with all libraries
 */
export async function compileDateVariants<Key>(
  projectDirectory: string,
  codes: ReadonlyMap<Key, DatedCode>,
): Promise<Map<Key, DateVariants>> {
  const cache = await openCache<DateVariants>(projectDirectory, 'date-variants');
  const found = new Map<Key, DateVariants>();
  const unknown = new Map<Key, { code: DatedCode; inputs: string[] }>();
  for (const [key, code] of codes) {
    // oxlint-disable no-await-in-loop
    const texts = await readTexts(code);
    if (texts.some(([, text]) => TRACE.test(text))) {
      const inputs = texts.flatMap(([fileName, text]) => [path.relative(projectDirectory, fileName), text]);
      const known = await cache.read(inputs);
      if (known) {
        found.set(key, known);
      } else {
        unknown.set(key, { code, inputs });
      }
    }
    // oxlint-enable no-await-in-loop
  }
  if (unknown.size > 0) {
    // TypeScript is large: a run that finds all in the cache does without.
    const { rewriteCodes } = await import('./rewriteCodes');
    const variants = await rewriteCodes(
      projectDirectory,
      [...unknown.values()].map(({ code }) => code),
    );
    for (const [index, [key, { inputs }]] of [...unknown].entries()) {
      // oxlint-disable-next-line no-await-in-loop
      await cache.write(inputs, variants[index]!);
      found.set(key, variants[index]!);
    }
  }
  return new Map([...found].filter(([, variants]) => isDependent(variants)));
}
