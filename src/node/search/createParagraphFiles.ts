import type { Language } from '../../shared/languages/languages';
import { addToList } from '../../shared/addToList';
import {
  getParagraphsHref,
  PARAGRAPHS_ADDRESS,
  type PageParagraphs,
} from '../../shared/search/pageParagraphs';
import type { SearchPage } from '../../shared/search/searchIndex';
import { hashTexts } from '../base/files/hash';
import type { BuiltFile, SourceRecord } from './searchSource';

/**
 * The files from which a result shows the sentence that has the words of a query: one for each page with text.
 *
 * @param records of the guides
 * @param pages that their positions mean
 * @returns the files, and what their addresses begin with
 */
export function createParagraphFiles(
  records: readonly SourceRecord[],
  pages: readonly SearchPage[],
  language: Language,
): { prefix: string; files: BuiltFile[] } {
  const sections = new Map<string, [hash: string, paragraphs: string[]][]>();
  for (const { paragraphs = [], hash = '', pages: positions } of records) {
    if (paragraphs.length > 0) {
      addToList(sections, pages[positions[0]!]!.pathname, [hash, paragraphs]);
    }
  }
  const texts = [...sections].map(([pathname, entries]): [string, string] => {
    const paragraphs: PageParagraphs = Object.fromEntries(entries);
    return [pathname, JSON.stringify(paragraphs)];
  });
  const prefix = `${PARAGRAPHS_ADDRESS}${language}/${hashTexts(...texts.flat())}`;
  return {
    prefix,
    files: texts.map(([pathname, text]) => ({ href: getParagraphsHref(prefix, pathname), text })),
  };
}
