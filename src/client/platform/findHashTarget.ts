/**
 * The element that a hash names, such as `#a%20b`: of the id of an earlier heading, the heading or the link that has it.
 * A hash that does not decode names nothing.
 */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    return element?.className === 'old-id' ? element.parentElement : element;
  } catch {
    return null;
  }
}
