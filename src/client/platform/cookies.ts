/** How long a stored preference lasts, in seconds: one year. */
const COOKIE_LIFETIME = 31_536_000;

/**
 * Reads one cookie.
 *
 * @param name - name of the cookie
 * @param cookies - all cookies of the document, as `document.cookie` gives them
 * @returns the value as stored, not decoded; undefined when it is absent, present twice, or cookies are not available
 */
export function readCookie(name: string, cookies: string = readAllCookies()): string | undefined {
  const values = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

/**
 * Stores one cookie for the whole site, its value raw. Does nothing where cookies are refused.
 *
 * @param name - name of the cookie
 * @param value - text without `;`
 * @param lifetime - seconds from now; 0 removes the cookie
 */
export function writeCookie(name: string, value: string, lifetime: number = COOKIE_LIFETIME): void {
  try {
    document.cookie = `${name}=${value};path=/;max-age=${lifetime}`;
  } catch {
    // A sandboxed document has no cookies: the choice lives as long as the page.
  }
}

function readAllCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
