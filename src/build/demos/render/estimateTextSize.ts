/** Width of an average character of the demos' fonts, in em; East Asian ones are square. */
const NARROW_WIDTH = 0.54;
const WIDE_WIDTH = 1;
const LINE_HEIGHT = 1.2;
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/;

/**
 * Estimates the size of a line of text, for a document without layout.
 *
 * @param fontSize in px
 * @returns in px
 */
export function estimateTextSize(text: string, fontSize: number): { width: number; height: number } {
  const ems = [...text].reduce(
    (sum, character) => sum + (WIDE.test(character) ? WIDE_WIDTH : NARROW_WIDTH),
    0,
  );
  return { width: ems * fontSize, height: fontSize * LINE_HEIGHT };
}
