/**
 * True for a path that exists in one language only: its links get no language prefix, and
 * it is not exported in other languages.
 *
 * @param pathname without query and hash
 */
export function isExcludedFromLanguages(pathname: string): boolean {
  return pathname === '/blog' || pathname.startsWith('/blog/') || pathname === '/size-snapshot/';
}
