import path from 'node:path';
import type { OtherDateLibrary } from '../../../src/shared/demo/dateLibraries';
import type { ParsedFiles } from '../../../src/node/date-libraries/createProgram';
import { createDateLibraryRewriter, type Rewrite } from '../../../src/node/date-libraries/rewriteDateLibrary';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** Declarations of packages, parsed once a process. */
export const PARSED: ParsedFiles = new Map();

/** Where the fixtures are; nothing is written there. */
function getFileName(name: string): string {
  return path.join(PROJECT, '.cache/date-libraries-test', name);
}

export interface Fixtures {
  rewrite: (name: string, library: OtherDateLibrary) => Promise<Rewrite | undefined>;
  /** The text; fails if there are problems. */
  rewriteText: (name: string, library: OtherDateLibrary) => Promise<string>;
}

/** Makes a rewriter of modules that are texts by name: one program for all tests of a file. */
export function createFixtures(texts: Readonly<Record<string, string>>): Fixtures {
  const { rewrite } = createDateLibraryRewriter({
    projectDirectory: PROJECT,
    modules: Object.entries(texts).map(([name, text]) => ({ fileName: getFileName(name), text })),
    parsed: PARSED,
  });
  return {
    rewrite: (name, library) => rewrite(getFileName(name), library),
    rewriteText: async (name, library) => {
      const result = await rewrite(getFileName(name), library);
      if (!result) {
        throw new Error(`${name} does not depend on the library.`);
      }
      if ('problems' in result) {
        throw new Error(
          result.problems.map(({ expression, message }) => `${expression}: ${message}`).join('\n'),
        );
      }
      return result.text;
    },
  };
}
