/** Something the person at the terminal can mend: the message says it all, a stack would hide it. */
export class ServeError extends Error {
  override readonly name = 'ServeError';
}
