/** Files that tell the host what to do and are not part of the site. */
const HOST_FILES = new Set(['/_headers', '/_redirects']);

/**
 * False for addresses that are unknown whatever the folder holds: dot-files, `.` and `..`, backslashes, control
 * characters, empty parts. So nothing above the folder can be named, and no location that begins with `//`,
 * another host, can be made of an address.
 *
 * @param pathname decoded, with a leading slash
 */
export function isServable(pathname: string): boolean {
  if (pathname === '/') {
    return true;
  }
  const parts = pathname.slice(1, pathname.endsWith('/') ? -1 : undefined).split('/');
  return (
    !HOST_FILES.has(pathname) && !/[\\\p{Cc}]/u.test(pathname) && parts.every((part) => /^[^.]/.test(part))
  );
}
