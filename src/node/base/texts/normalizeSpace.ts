/** Text as it is read: one space between words, none at the ends. */
export function normalizeSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
