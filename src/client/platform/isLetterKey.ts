/**
 * Whether a key event is that of a letter in a shortcut, whatever Caps Lock says. On layouts without Latin letters, such as
 * Cyrillic ones, it is the key at the place of the letter on an English keyboard.
 *
 * @param letter in small letters, `k`
 */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  // With Latin letters the place says nothing: that of K has a T on a Dvorak keyboard.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}
