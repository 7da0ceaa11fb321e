import path from 'node:path';
import { replaceImports } from './replaceImports';

/**
 * Rewrites the imports of other folders as if all files of a demo were in one: developers save them next to each other.
 *
 * @returns `import { FakeServer } from './FakeServer'` for `import { FakeServer } from '../server/FakeServer'`
 */
export function gatherImports(source: string): string {
  return replaceImports(
    source,
    (text, { fileName, start, end }) =>
      `${text.slice(0, start)}./${path.posix.basename(fileName)}${text.slice(end)}`,
  );
}
