/**
 * True for the pages on which maintainers try things out: they have no theme around them.
 *
 * @param route of the page, `/playground`; not the address, which may carry a language
 */
export function isPlayground(route: string): boolean {
  return route.startsWith('/playground');
}
