import { isStopWord } from '../../client/search/engine/readQuery';
import { splitWords } from '../../shared/search/splitWords';

/** This share of its words in another text makes a text say the same. */
const MOST = 0.8;

/** The words that distinguish a text from another, without their endings. */
function listWords(text: string): Set<string> {
  const words = splitWords(text).filter(({ full, isWhole }) => !isWhole && !isStopWord(full));
  return new Set(words.map((word) => word.text));
}

/** Whether a search for a text finds, with nearly all of its words, what the other text says already. */
export function isAlike(text: string, other: string): boolean {
  const words = listWords(text);
  const others = listWords(other);
  const shared = [...words].filter((word) => others.has(word));
  return shared.length >= words.size * MOST;
}
