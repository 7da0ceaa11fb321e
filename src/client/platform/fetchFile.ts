/** Names of files that are no page. */
const OTHER_FILE = /^[^?#]*\.(?!html\b)\w+(?:[?#]|$)/;

/**
 * Requests a file of this site.
 *
 * @throws when it is out of reach, the host has it not, or a network that asks for a login answers with a page
 */
export async function fetchFile(href: string): Promise<Response> {
  const response = await fetch(href);
  if (!response.ok) {
    throw new Error(`${href} answers ${response.status}.`);
  }
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html') && OTHER_FILE.test(href)) {
    throw new Error(`${href} answers with a page.`);
  }
  return response;
}
