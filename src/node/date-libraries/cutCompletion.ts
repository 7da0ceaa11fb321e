/**
 * Takes out of a rewritten module what completed an excerpt of code to it.
 *
 * @param code the excerpt
 * @param completed the module that was rewritten; `completeFragment` made it of the excerpt
 * @param rewritten the module for another library
 * @returns the excerpt for the library; undefined where the completion is not found
 */
export function cutCompletion(code: string, completed: string, rewritten: string): string | undefined {
  if (completed === code) {
    return rewritten;
  }
  const cutEnd = (text: string, end: string) => (text.endsWith(end) ? text.slice(0, -end.length) : undefined);
  if (completed.startsWith(code)) {
    // Brackets that the hidden lines leave open.
    return cutEnd(rewritten, completed.slice(code.length));
  }
  // Elements without a parent, in a fragment that begins behind the hidden lines.
  const elements = completed.endsWith('\n</>;') ? cutEnd(rewritten, '\n</>;') : undefined;
  const start = elements?.indexOf('<>', elements.lastIndexOf('---cut---') + 1);
  return elements === undefined || start === undefined || start === -1
    ? undefined
    : elements.slice(0, start) + elements.slice(start + 2);
}
