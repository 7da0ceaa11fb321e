/** Han characters are written without spaces: words are pairs of neighbours. */
const RUNS = /[\p{Script=Han}]+|[\p{L}\p{N}_$]+/gu;

const HAN = /^\p{Script=Han}/u;

/** `DataGrid2XL -> Data Grid 2 XL`: at a capital after a small letter, before the last capital of several, around digits. */
const CAMEL_PARTS = /\p{Lu}+(?![\p{Ll}])|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;

/** Neighbours in pairs: `日期格式 -> 日期 期格 格式`; one character alone stays. */
function splitHan(text: string): string[] {
  const characters = [...text];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => characters[index]! + character);
}

/** Cuts what English adds to a word: `sorting -> sort`, `entries -> entry`, `rows -> row`. */
export function stemWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const stem = word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=(?:x|ss|sh|ch))es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '');
  // The doubled letter of `hidden` words stays where the root has it: `cell`, `class`.
  const single = stem === word ? stem : stem.replace(/([bdgmnprt])\1$/, '$1');
  return single.length > 3 ? single.replace(/e$/, '') : single;
}

/** A word of a text: what it is compared by, and where it stands. */
export interface Word {
  text: string;
  /** In the text, of the run of letters or the part of a name that it is. */
  start: number;
  end: number;
}

/** Lower case, and without accents: `Größe -> grosse` it is not, but `Café -> cafe`. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The words of a text, for the index and for the query alike: runs of letters and digits; the parts of a name
 * in camel case, and the name as a whole; pairs of neighbours where there are no spaces. English endings are cut.
 *
 * @param text any string
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    if (HAN.test(run)) {
      let start = index;
      for (const pair of splitHan(run)) {
        words.push({ text: pair, start, end: start + pair.length });
        start += [...pair][0]!.length;
      }
      continue;
    }
    const parts = [...run.matchAll(CAMEL_PARTS)];
    if (parts.length !== 1 || parts[0]![0] !== run) {
      words.push({ text: fold(run), start: index, end: index + run.length });
    }
    for (const { 0: part, index: offset } of parts) {
      words.push({ text: stemWord(fold(part)), start: index + offset, end: index + offset + part.length });
    }
  }
  return words;
}
