/**
 * Requests a file of this site.
 *
 * @throws when it is out of reach, or the host has it not
 */
export async function fetchFile(href: string): Promise<Response> {
  const response = await fetch(href);
  if (!response.ok) {
    throw new Error(`${href} answers ${response.status}.`);
  }
  return response;
}
