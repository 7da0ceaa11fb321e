/** The usual id of an English heading: `'Value getter' -> 'value-getter'`. */
export function textToHash(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}
