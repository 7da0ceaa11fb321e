import type { Language } from '../../shared/languages/languages';
import type { SearchQuery } from '../../shared/search/searchQuery';
import { readPage, readSiteIndex } from '../base/store/siteFiles';

/** The questions that the pages of a language name, each with the section that answers it. */
export async function listQuestions(projectDirectory: string, language: Language): Promise<SearchQuery[]> {
  const { pages } = await readSiteIndex(projectDirectory);
  const queries: SearchQuery[] = [];
  for (const { pathname } of pages) {
    const { questions = [], contentLanguage } = await readPage(projectDirectory, pathname, language);
    for (const { id, text } of contentLanguage === language ? questions : []) {
      queries.push([text, id === undefined ? pathname : `${pathname}#${id}`]);
    }
  }
  return queries;
}
