import { DEFAULT_LANGUAGE, type Language } from '../../../shared/languages/languages';
import { PRODUCT_FOLDERS } from '../../../shared/products/products';
import { SEARCH_KINDS, type SearchWords } from '../../../shared/search/searchIndex';
import { splitWords } from '../../../shared/search/splitWords';
import { findText } from '../../../shared/languages/translate';
import { readTexts } from './readTexts';

/** Reads the words of a language, and those of the default one, in which users search at every address. */
export function readSearchWords(language: Language): SearchWords {
  const tables = [...new Set([DEFAULT_LANGUAGE, language])].map((one) => readTexts('searchWords', one));
  const list = (key: string) =>
    tables.flatMap((table) => (findText(table, key) ?? '').split(' ').filter((word) => word !== ''));
  // Who names a library knows it: the library says which product is meant, and nothing of what is asked.
  const libraries = [...PRODUCT_FOLDERS, 'other'].flatMap((folder) => list(`libraries.${folder}`));
  const products = PRODUCT_FOLDERS.map((folder) => [
    folder,
    [...list(`products.${folder}`), ...list(`libraries.${folder}`)].flatMap((word) =>
      splitWords(word).map(({ text }) => text),
    ),
  ]);
  const kinds = SEARCH_KINDS.map((kind) => [kind, list(`kinds.${kind}`)] as const);
  return {
    ignored: [...list('ignored'), ...libraries],
    weak: list('weak'),
    products: Object.fromEntries(products),
    kinds: Object.fromEntries(kinds.filter(([, words]) => words.length > 0)),
  };
}
