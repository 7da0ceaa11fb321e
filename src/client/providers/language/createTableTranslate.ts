import {
  fillPlaceholders,
  findText,
  type Translate,
  type TranslationTable,
} from '../../../shared/languages/translate';

/** Looks up texts in a table of a part of the page, and what it does not have in those of every page. */
export function createTableTranslate(texts: TranslationTable, translateOther: Translate): Translate {
  return (key, values = {}) => {
    const text = findText(texts, key);
    return text === undefined ? translateOther(key, values) : fillPlaceholders(text, values);
  };
}
