import { measureText } from './measureText';

/** A description has at most so many lines; what does not fit ends with an ellipsis. */
const LINES = 3;

/** Lines end before the last word that does not fit, so a text needs more room than its letters. */
const FILL = 0.93;

interface DescriptionStyle {
  lineClamp?: number;
  textWrap?: 'balance';
}

/**
 * How a description fills its lines: evenly, so that no word is alone in the last one. A text that is too long is
 * cut; the layout library cannot do both at once.
 */
export function fitDescription(description: string, size: number, width: number): DescriptionStyle {
  const fits = measureText(description) * size <= LINES * width * FILL;
  return fits ? { textWrap: 'balance' } : { lineClamp: LINES };
}
