import { LANGUAGES } from '../../../shared/languages/languages';
import { splitWords } from '../../../shared/search/splitWords';
import { readSearchWords } from '../../base/texts/readSearchWords';

/** This share of its words in another text makes a text say the same. */
const MOST = 0.8;

/** The words that a search ignores, in any language. */
const IGNORED = new Set(LANGUAGES.flatMap((language) => readSearchWords(language).ignored));

/** Chinese characters of which questions are made, whatever they ask. */
const STOP_CHARACTERS = new Set('如何怎么样什为哪些个吗呢可以使用的了和与或时');

/** The words that distinguish a text from another, without their endings; of Chinese, the characters. */
function listWords(text: string): Set<string> {
  const words = splitWords(text.replaceAll(/\p{Script=Han}/gu, ' '));
  const characters = text.match(/\p{Script=Han}/gu) ?? [];
  return new Set([
    ...words.filter(({ full, isWhole }) => !isWhole && !IGNORED.has(full)).map((word) => word.text),
    ...characters.filter((character) => !STOP_CHARACTERS.has(character)),
  ]);
}

/** Whether a search for a text finds, with nearly all of its words, what the other text says already. */
export function isAlike(text: string, other: string): boolean {
  const words = listWords(text);
  const others = listWords(other);
  const shared = [...words].filter((word) => others.has(word));
  return shared.length >= words.size * MOST;
}
