/** Lines of a file, from 0: the first one, and the one after the last. */
export type LineRange = readonly [start: number, end: number];

/** Spaces that a line begins with, which may be in the element of a token. */
const INDENTATION = /^((?:<[^>]+>)*)( +)(?=.)/;

/**
 * Takes lines out of highlighted code, as far to the left as all of them go. No token reaches over the end of a line:
 * `highlightCode` ends it there.
 */
export function selectLines(html: string, [start, end]: LineRange): string {
  const lines = html.split('\n').slice(start, end);
  const widths = lines.filter(Boolean).map((line) => INDENTATION.exec(line)?.[2]?.length ?? 0);
  const width = Math.min(...widths);
  return lines
    .map((line) => line.replace(INDENTATION, (_, tags: string, spaces: string) => tags + spaces.slice(width)))
    .join('\n');
}
