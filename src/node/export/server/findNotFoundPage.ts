import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isServable } from './isServable';

/**
 * The `404.html` nearest to an address, as hosts choose it: in its own folder, else in the one above, up to the
 * root. A language can so have its own.
 *
 * @param pathname decoded; only the root is searched for one that is not servable
 * @returns the file, `undefined` when there is none
 */
export function findNotFoundPage(directory: string, pathname: string): string | undefined {
  const folders = isServable(pathname) ? pathname.split('/').slice(1, -1) : [];
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = join(directory, ...folders.slice(0, depth), '404.html');
    if (existsSync(file)) {
      return file;
    }
  }
  return undefined;
}
