/** Text as a pattern that matches exactly that text: `'a.b' -> 'a\\.b'`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
