import { LANGUAGES, type Language } from '../../shared/languages/languages';
import { getSearchSetupHref, type SearchSetup } from '../../shared/search/searchSetup';
import { writeIfChanged } from '../base/store/siteFiles';
import { readCompleteTexts } from '../base/texts/readTexts';
import { getSearchFile } from './searchFiles';

/** The file of the setup of a language, absolute. */
export function getSearchSetupFile(projectDirectory: string, language: Language): string {
  return getSearchFile(projectDirectory, getSearchSetupHref(language));
}

/**
 * Writes what pages load when their search opens: for each language the address of its index, and the texts of the search.
 *
 * @param indexHrefs addresses of the indexes
 * @returns the files, absolute
 */
export async function writeSearchSetups(
  projectDirectory: string,
  indexHrefs: Readonly<Record<Language, string>>,
): Promise<string[]> {
  const writing = LANGUAGES.map(async (language) => {
    const setup: SearchSetup = {
      indexHref: indexHrefs[language],
      texts: readCompleteTexts('search', language),
    };
    const file = getSearchSetupFile(projectDirectory, language);
    await writeIfChanged(file, JSON.stringify(setup));
    return file;
  });
  return Promise.all(writing);
}
