/** A line that says something. */
export interface RuleLine {
  /** Counted from 1. */
  line: number;
  /** Without surrounding white space. */
  text: string;
  isIndented: boolean;
}

/** The lines of a `_headers` or `_redirects` file that are neither empty nor a comment (`#` first). */
export function ruleLines(text: string): RuleLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((raw, index) => ({ line: index + 1, text: raw.trim(), isIndented: /^\s/.test(raw) }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
}
