/** True for text that can be in an address as it is: printable ASCII, with `%` only before the hex of UTF-8. */
export function isAddressText(text: string): boolean {
  try {
    decodeURIComponent(text);
  } catch {
    return false; // a URIError, which is the answer
  }
  return /^[\x21-\x7e]+$/.test(text);
}
