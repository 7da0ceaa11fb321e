/** Names of files that are no page. */
const OTHER_FILE = /^[^?#]*\.(?!html\b)\w+(?:[?#]|$)/;

/** Who waits longer, in ms, waits for a network that answers nothing: the largest file takes seconds on the slowest. */
const LONGEST_WAIT = 30_000;

/**
 * Requests a file of this site.
 *
 * @throws when it is out of reach or does not come, the host has it not, or a network that asks for a login answers with a
 * page
 */
export async function fetchFile(href: string, { cache }: Pick<RequestInit, 'cache'> = {}): Promise<Response> {
  const response = await fetch(href, { cache, signal: AbortSignal.timeout(LONGEST_WAIT) });
  if (!response.ok) {
    throw new Error(`${href} answers ${response.status}.`);
  }
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html') && OTHER_FILE.test(href)) {
    throw new Error(`${href} answers with a page.`);
  }
  return response;
}
