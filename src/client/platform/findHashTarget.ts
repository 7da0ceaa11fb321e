/** The element that a hash names, such as `#a%20b`; a hash that does not decode names nothing. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
