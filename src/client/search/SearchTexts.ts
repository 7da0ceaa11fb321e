import { createContext, use } from 'react';
import {
  fillPlaceholders,
  findText,
  type Translate,
  type TranslationTable,
} from '../../shared/languages/translate';

/** Looks up a text of the search and fills its placeholders. */
export type Say = Translate;

/** The texts of the search, which come with it: no page carries them. */
export function createSay(texts: TranslationTable): Say {
  return (key, values = {}) => fillPlaceholders(findText(texts, key) ?? '', values);
}

export const SearchTexts = createContext<Say>((key) => key);

export function useSay(): Say {
  return use(SearchTexts);
}
