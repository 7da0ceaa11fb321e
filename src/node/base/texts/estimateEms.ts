/** Chinese, Japanese and Korean signs and their punctuation, which are as wide as they are high. */
export const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;

/**
 * About how wide a text is on one line, where nothing is laid out yet.
 *
 * @param narrow the average width of all other characters, in em
 * @returns in em: parts of the size of the font
 */
export function estimateEms(text: string, narrow: number): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 1 : narrow), 0);
}
