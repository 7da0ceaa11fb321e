import { estimateEms } from '../../base/texts/estimateEms';

/** Width of an average character of the demos' fonts, in em. */
const NARROW_WIDTH = 0.54;
const LINE_HEIGHT = 1.2;

/**
 * Estimates the size of a line of text, for a document without layout.
 *
 * @param fontSize in px
 * @returns in px
 */
export function estimateTextSize(text: string, fontSize: number): { width: number; height: number } {
  return { width: estimateEms(text, NARROW_WIDTH) * fontSize, height: fontSize * LINE_HEIGHT };
}
