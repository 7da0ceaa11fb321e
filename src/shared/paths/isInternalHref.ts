/** True for an address of this site: it starts with one slash. With two slashes it names another host. */
export function isInternalHref(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
