/** Code that has no equivalent in a library that does the same: the message says why, or what to write. */
export class UntranslatableError extends Error {
  override readonly name = 'UntranslatableError';
}
