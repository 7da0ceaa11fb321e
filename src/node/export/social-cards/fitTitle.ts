import { WIDE } from '../../base/texts/estimateEms';
import { measureText } from './measureText';

/** A title has at most so many lines; what does not fit ends with an ellipsis. */
export const TITLE_LINES = 3;

/** Sizes in px, and the lines that a title may take at each: the first that fits is taken. */
const SIZES: [size: number, lines: number][] = [
  [80, 1],
  [72, 1],
  [64, 1],
  [56, 1],
  [72, 2],
  [64, 2],
  [56, 2],
];
const SMALLEST = 48;

/**
 * The size of a title in px: the largest at which it takes one line, else two. Names of the API are one word of up to 33
 * letters, which would break otherwise.
 *
 * @param width of a line, in px
 */
export function fitTitle(title: string, width: number): number {
  const words = title.split(' ').flatMap((word) => (WIDE.test(word) ? [...word] : [word]));
  const longest = Math.max(...words.map(measureText));
  const total = measureText(title);
  const fitting = SIZES.find(([size, lines]) => longest * size <= width && total * size <= width * lines);
  return fitting?.[0] ?? SMALLEST;
}
