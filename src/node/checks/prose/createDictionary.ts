import { getDefaultBundledSettingsAsync, getDictionary } from 'cspell-lib';

/** American English, and the words of the field. */
const DICTIONARIES = ['en_us', 'softwareTerms'];

const SUGGESTIONS = 3;

/** The dictionary returns those too that are of no use: two words, the word itself. */
const ASKED = 8;

export interface Dictionary {
  has: (word: string) => boolean;
  /** The nearest words, the best first. */
  suggest: (word: string) => string[];
}

/**
 * Loads the dictionary that all prose is spelled by; takes a second or two.
 *
 * @param words what else is right
 */
export async function createDictionary(words: readonly string[] = []): Promise<Dictionary> {
  const { dictionaryDefinitions } = await getDefaultBundledSettingsAsync();
  const dictionary = await getDictionary({
    dictionaryDefinitions: dictionaryDefinitions?.filter(({ name }) => DICTIONARIES.includes(name)),
    dictionaries: DICTIONARIES,
    words: [...words],
  });
  return {
    has: (word) => dictionary.has(word, { ignoreCase: true }),
    suggest: (word) =>
      dictionary
        .suggest(word, { numSuggestions: ASKED, ignoreCase: true })
        .map((found) => found.word)
        .filter((found) => found !== word && !found.includes(' '))
        .slice(0, SUGGESTIONS),
  };
}
