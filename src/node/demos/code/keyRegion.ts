import type { LineRange } from '../../../shared/demo/keyLines';

/** How many lines a region may have. */
const MIN_LINES = 3;
const MAX_LINES = 12;

/** A line of its own: `// #region preview`, in JSX also `{/* #region preview *\/}`. */
const MARKER = /^[ \t]*(?:\/\/|\{\/\*) ?#(end)?region preview[ \t]*(?:\*\/\})?[ \t]*$/;

/** Every comment that means to be a marker, whatever else is on its line. */
const MEANT = /#(?:end)?region\b/;

/** Whether a line, or a comment without what is around it, marks key lines. */
export function isKeyMarker(text: string): boolean {
  return MARKER.test(text);
}

interface KeyRegion {
  /** The code as users see it, without markers. */
  code: string;
  /** The lines of `code` that are between the markers; absent without them. */
  lines?: LineRange;
  /** What is wrong with the markers, by the 1-based line in the file. */
  faults: { line: number; message: string }[];
}

const EXAMPLE =
  '`// #region preview` above and `// #endregion preview` below the key lines, each on its own line';

/** Reads the key lines that a writer marked, and takes the markers out. */
export function readKeyRegion(source: string): KeyRegion {
  const faults: KeyRegion['faults'] = [];
  const kept: string[] = [];
  let start: number | undefined;
  let startLine = 0;
  let lines: LineRange | undefined;
  let isAfterMarker = false;
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    const marker = MARKER.exec(text);
    const report = (message: string) => faults.push({ line, message });
    if (!marker) {
      // Types that were beside a marker leave an empty line on either side of it.
      if (!isAfterMarker || text !== '' || kept.at(-1) !== '') {
        kept.push(text);
      }
      if (MEANT.test(text)) {
        report(`This is no marker of key lines. Write ${EXAMPLE}.`);
      }
    } else if (marker[1] && start === undefined) {
      report(`The region ends without a beginning. Write ${EXAMPLE}.`);
    } else if (marker[1]) {
      const count = kept.length - start!;
      if (count < MIN_LINES || count > MAX_LINES) {
        report(
          `The region has ${count} lines. Mark ${MIN_LINES} to ${MAX_LINES}: those that do what the demo is about.`,
        );
      }
      lines = [start!, kept.length];
      start = undefined;
    } else if (start !== undefined || lines) {
      report('A demo has one region of key lines. Remove the others.');
    } else {
      start = kept.length;
      startLine = line;
    }
    isAfterMarker = marker !== null;
  }
  if (start !== undefined) {
    faults.push({ line: startLine, message: `The region is not ended. Write ${EXAMPLE}.` });
  }
  return { code: kept.join('\n'), ...(lines && { lines }), faults };
}
