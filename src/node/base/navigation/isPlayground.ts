/**
 * True for the pages on which maintainers try things out: they have no theme around them.
 *
 * @param pathname of the page, `/playground`; not the address, which may carry a language
 */
export function isPlayground(pathname: string): boolean {
  return pathname.startsWith('/playground');
}
