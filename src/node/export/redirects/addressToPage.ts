/** The page an address leads to, in the one spelling that is compared: `'/x/a/?q=1#b' -> '/x/a'`, `'/' -> '/'`. */
export function addressToPage(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
