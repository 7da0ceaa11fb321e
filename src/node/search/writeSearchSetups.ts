import path from 'node:path';
import { LANGUAGES, type Language } from '../../shared/languages';
import { writeIfChanged } from '../store/siteFiles';
import { readCompleteTexts } from '../texts/readTexts';

const DIRECTORY = '.cache/generated/searchSetups';

/** The module that leads to the others, relative to the project. */
export const SEARCH_SETUPS = `${DIRECTORY}/index.ts`;

/**
 * Writes what scripts import of the search: for each language a module that names its index and holds the texts of the
 * search.
 *
 * @param indexHrefs addresses of the indexes
 * @returns the files, absolute
 */
export async function writeSearchSetups(
  projectDirectory: string,
  indexHrefs: Readonly<Record<Language, string>>,
): Promise<string[]> {
  const files: string[] = [];
  const write = async (name: string, text: string) => {
    const file = path.join(projectDirectory, DIRECTORY, `${name}.ts`);
    await writeIfChanged(file, text);
    files.push(file);
  };
  for (const language of LANGUAGES) {
    const setup = { indexHref: indexHrefs[language], texts: readCompleteTexts('search', language) };
    await write(language, `export const searchSetup = ${JSON.stringify(setup, null, 2)};\n`);
  }
  const loaders = LANGUAGES.map((language) => `  '${language}': () => import('./${language}'),\n`);
  await write('index', `export const searchSetups = {\n${loaders.join('')}};\n`);
  return files;
}
