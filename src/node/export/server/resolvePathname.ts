import { statSync } from 'node:fs';
import { join } from 'node:path';

/** What an address stands for in the folder that is served. */
type Resolution =
  /** `file` is a pathname too: `/x/page/` -> `/x/page/index.html`. */
  | { kind: 'file'; file: string }
  /** The page exists, its address ends with a slash. */
  | { kind: 'slash-missing' }
  | { kind: 'missing' };

/**
 * Looks an address up in a folder, on the disk as it is now.
 *
 * @param pathname one that `isServable`
 */
export function resolvePathname(directory: string, pathname: string): Resolution {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  if (isFile(join(directory, file))) {
    return { kind: 'file', file };
  }
  const isPage = !pathname.endsWith('/') && isFile(join(directory, pathname, 'index.html'));
  return { kind: isPage ? 'slash-missing' : 'missing' };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // nothing there, a file where a folder should be, a name too long: no such page in any case
  }
}
