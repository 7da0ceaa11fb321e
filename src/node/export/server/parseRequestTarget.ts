/** The address of a request in its two parts. */
export interface RequestTarget {
  /** Decoded. */
  pathname: string;
  /** With its `?`, as it came; empty when there is none. */
  search: string;
}

/**
 * `'/a%20b/?q=1' -> { pathname: '/a b/', search: '?q=1' }`
 *
 * @returns `undefined` for an escape that is not UTF-8, and for anything but a path
 */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/')) {
    return undefined;
  }
  try {
    return { pathname: decodeURIComponent(path), search: target.slice(path.length) };
  } catch {
    return undefined; // a URIError: `%` without two hex digits, or bytes that are not UTF-8
  }
}
