/** The text between spaces and signs; the dots and hyphens inside stay: `Next.js`, `MuiDataGrid-root`. */
const CHUNKS = /[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$]*(?:[.-][\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$]*)*/gu;

/** Scripts that are written without spaces between words. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, 'u');

/** `GridXLColDef2 -> Grid XL Col Def 2` */
const CAMEL_PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}]*|\p{N}+|\p{Lo}[\p{Lo}\p{M}]*/gu;

/** The same for names in ASCII, which nearly all are: twice as fast. */
const ASCII_PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g;
const ASCII = /^[\w$.-]*$/;

/** True for a text that begins in a script without spaces between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED_START.test(text);
}

/** A word of a text: its form for comparison, and its position. */
export interface Word {
  /** The word without its ending. */
  text: string;
  /** The word with its ending, in lower case. */
  full: string;
  /** The position in the text; `end` is behind the last letter. */
  start: number;
  end: number;
  /** True for a name of several parts, which are words too. */
  isWhole?: true;
}

/** Particles and question words: what stands before and after them are words of their own. */
export const PARTICLES = /[的了和与或吗呢]|怎么样?|怎样|如何|为什么|什么/u;
const BETWEEN_PARTICLES = new RegExp(`(${PARTICLES.source})`, 'u');

/** Neighbours in pairs: `怎么设置日期的显示 -> 设置 置日 日期 显示`, `选择器 -> 选择 择器`; one character alone stays. */
function splitPairs(text: string, start: number): Word[] {
  const words: Word[] = [];
  let position = start;
  for (const [number, piece] of text.split(BETWEEN_PARTICLES).entries()) {
    const isParticle = number % 2 === 1;
    const characters = [...piece];
    characters.forEach((character, index) => {
      const next = characters[index + 1];
      if (!isParticle && (next !== undefined || index === 0)) {
        const word = character + (next ?? '');
        words.push({ text: word, full: word, start: position, end: position + word.length });
      }
      position += character.length;
    });
  }
  return words;
}

/** Words whose ending tells them from other words, such as `past`, `custom` and `local`: forms of one word each. */
const FAMILIES = [
  ['paste', 'pastes', 'pasted', 'pasting'],
  ['note', 'notes', 'noted'],
  ['none'],
  ['theme', 'themes', 'themed', 'theming'],
  ['locale', 'locales'],
  ['customer', 'customers'],
  ['container', 'containers'],
  ['production'],
  ['conversation', 'conversations'],
  ['reaction', 'reactions'],
  ['station', 'stations'],
];

/** What is left of a word without its ending. */
const STEMS = new Map(FAMILIES.flatMap((family) => family.map((word) => [word, family[0]!])));

function cutEnding(word: string): string {
  const stem = word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=x|ss|sh|ch)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{4})at(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{4})(?:ation|ion|ate)$/, '')
    .replace(/(?<=[a-z]{6})er$/, '');
  // Of `stopped` and `stop`: the doubled letter goes with the ending.
  const single = stem === word ? stem : stem.replace(/([bdgmnprt])\1$/, '$1');
  return single.length > 3 ? single.replace(/e$/, '') : single;
}

/** Cuts what English adds to a word: `sorting -> sort`, `entries -> entry`, `selected, selection -> select`. */
export function stemWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  let stem = STEMS.get(word);
  if (stem === undefined) {
    stem = cutEnding(word);
    STEMS.set(word, stem);
  }
  return stem;
}

/**
 * Lower case, and without accents: `Café -> cafe`. Empty for a letter that is an accent of its own, such as U+FE7A, which
 * is a space with a mark when it is taken apart.
 */
function fold(text: string): string {
  return ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/[\p{M}\s]/gu, '')
        .toLowerCase();
}

/** The parts of a name, before them the name as a whole. */
function splitName(name: string, start: number): Word[] {
  const parts = name.matchAll(ASCII.test(name) ? ASCII_PARTS : CAMEL_PARTS);
  const words: Word[] = [];
  for (const { 0: part, index } of parts) {
    const full = fold(part);
    words.push({ text: stemWord(full), full, start: start + index, end: start + index + part.length });
  }
  if (words.length === 0) {
    // Signs alone: `$`, `_`.
    return [];
  }
  if (words.length === 1 && words[0]!.end - words[0]!.start === name.length) {
    return words;
  }
  const full = fold(name);
  return [{ text: stemWord(full), full, start, end: start + name.length, isWhole: true }, ...words];
}

function splitChunk(chunk: string, start: number): Word[] {
  const names = chunk.split(/[.-]/);
  if (names.length === 1) {
    return splitName(chunk, start);
  }
  const full = fold(names.join(''));
  const parts: Word[] = [];
  let position = start;
  for (const name of names) {
    parts.push(...splitName(name, position));
    position += name.length + 1;
  }
  const whole: Word = { text: stemWord(full), full, start, end: start + chunk.length, isWhole: true };
  return parts.length > 0 ? [whole, ...parts] : [];
}

/**
 * The words of a text, for the index and for the query alike: runs of letters and digits; the parts of a name
 * in camel case or with dots and hyphens, and the name as a whole; pairs of neighbours where there are no
 * spaces. English endings are cut.
 *
 * @param text any string
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNKS)) {
    if (ASCII.test(chunk)) {
      words.push(...splitChunk(chunk, index));
      continue;
    }
    for (const { 0: run, index: offset } of chunk.matchAll(RUNS)) {
      words.push(...(isUnspaced(run) ? splitPairs(run, index + offset) : splitChunk(run, index + offset)));
    }
  }
  return words.filter(({ full }) => full !== '');
}
