import path from 'node:path';
import { languages, otherPackageLocales } from '../../../../data/languages';
import type { LanguageRecord } from '../../../shared/languages/languageRecord';
import { failOnProblems, type Problem } from '../../base/problems/problem';
import { writeIfChanged } from '../../base/store/siteFiles';
import { findPackageLocales, type PackageLocale } from './findPackageLocales';

const DIRECTORY = '.cache/generated/languagePacks';

/** The languages whose texts some packages have, as `data/languages.ts` names them. */
function listPackageLocales(): [language: string, names: readonly string[]][] {
  const records: readonly LanguageRecord[] = languages;
  return [
    ...records.map(({ id, packageLocales = [] }): [string, readonly string[]] => [id, packageLocales]),
    ...Object.entries(otherPackageLocales),
  ].filter(([, names]) => names.length > 0);
}

/** A module with the texts of all packages in one language. */
function renderPack(locales: readonly PackageLocale[]): string {
  const imports = locales.map(
    ({ module, name }, index) => `import { ${name} as pack${index} } from '${module}';\n`,
  );
  return `${imports.join('')}\nexport const packs = [${locales.map((_, index) => `pack${index}`).join(', ')}];\n`;
}

/** A module that loads those of the languages. */
function renderIndex(names: readonly string[]): string {
  const loaders = names.map((language) => `  '${language}': () => import('./${language}'),\n`);
  return `export const languagePacks = {\n${loaders.join('')}};\n`;
}

/**
 * Writes a module for each language with the texts of the packages, which demos in that language get.
 *
 * @throws ProblemsError for a language that no package calls so
 */
export async function writeLanguagePacks(projectDirectory: string): Promise<void> {
  const packs = await Promise.all(
    listPackageLocales().map(async ([language, names]) => {
      const locales = await findPackageLocales(projectDirectory, names);
      return { language, names, locales };
    }),
  );
  const unknown = packs.filter(({ locales }) => locales.length === 0);
  failOnProblems(
    unknown.map(({ names }): Problem => ({
      file: 'data/languages.ts',
      message: `No package has texts in ${names.join(' or ')}. Write a name that @mui/material/locale exports, or leave the names out.`,
    })),
  );
  const write = (name: string, text: string) =>
    writeIfChanged(path.join(projectDirectory, DIRECTORY, `${name}.ts`), text);
  await Promise.all([
    ...packs.map(({ language, locales }) => write(language, renderPack(locales))),
    write('index', renderIndex(packs.map(({ language }) => language))),
  ]);
}
