import { estimateEms } from '../../base/texts/estimateEms';

/** Width of a letter, in parts of the font's size: what names of the API have on average. */
const LETTER = 0.5;

/** About how wide a text is on one line, in parts of the font's size; the layout itself knows it only when it is rendered. */
export function measureText(text: string): number {
  return estimateEms(text, LETTER);
}
