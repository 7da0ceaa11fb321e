const CUT = /^[ \t]*\/\/ ---cut---[ \t]*\r?\n?/m;

interface CutCode {
  /** Lines that are compiled and not shown, the line of the cut among them. */
  above: string;
  shown: string;
}

/** Splits the code of a fence at `// ---cut---`; without one, all of it is shown. */
export function splitAtCut(code: string): CutCode {
  const match = CUT.exec(code);
  const end = match ? match.index + match[0].length : 0;
  return { above: code.slice(0, end), shown: code.slice(end) };
}

/** Moves lines to the left as far as all of them go. */
function removeIndentation(code: string): string {
  const indented = code.split('\n').filter((line) => line.trim());
  const width = Math.min(...indented.map((line) => line.length - line.trimStart().length));
  return code.replaceAll(/^.*$/gm, (line) => line.slice(width));
}

/**
 * What a user sees of a fence: the lines below `// ---cut---`, without the indentation that those above gave them,
 * or all of it.
 */
export function cutCode(code: string): string {
  const { above, shown } = splitAtCut(code);
  return above ? removeIndentation(shown.replace(/^\n+/, '')) : shown;
}
