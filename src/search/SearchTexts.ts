import { createContext, use } from 'react';
import { fillPlaceholders, type TranslationTable } from '../providers/language/translate';

/** Looks up a text of the search and fills its placeholders. */
export type Say = (key: string, values?: Record<string, string>) => string;

/** The texts of the search, which come with it: no page carries them. */
export function createSay(texts: TranslationTable): Say {
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<string | TranslationTable | undefined>(
        (table, part) => (typeof table === 'object' ? table[part] : undefined),
        texts,
      );
    return typeof text === 'string' ? fillPlaceholders(text, values) : '';
  };
}

export const SearchTexts = createContext<Say>((key) => key);

export function useSay(): Say {
  return use(SearchTexts);
}
