/** Stands for the origin of the site, whatever it is. */
const ORIGIN = 'https://site.invalid';

/**
 * True for an address of this site that begins with a slash, as browsers read it: to them a backslash is a slash, two
 * slashes name another host, and tabs and line breaks are nothing.
 */
export function isInternalHref(href: string): boolean {
  try {
    return href.startsWith('/') && new URL(href, ORIGIN).origin === ORIGIN;
  } catch {
    return false; // Two slashes and no host.
  }
}
