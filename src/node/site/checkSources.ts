import fs from 'node:fs/promises';
import path from 'node:path';
import { symbolSummaries } from '../../../data/api';
import { navigation } from '../../../data/navigation';
import type { ApiIndex } from '../api/types/apiIndex';
import { checkSummaries } from '../pages/api-pages/checkSummaries';
import { listApiPathnames } from '../pages/api-pages/compileApiPages';
import { checkDeterminism } from '../checks/checkDeterminism';
import { checkMenuPlans } from '../checks/checkMenuPlans';
import { checkNavigation, type NavigationCheck } from '../checks/checkNavigation';
import { checkTextFiles } from '../checks/checkTextFiles';
import { readSourceFiles } from '../base/files/readSourceFiles';
import type { Problem } from '../base/problems/problem';
import { checkRecords } from './checkRecords';
import type { GuideSummary } from './guideSummary';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../shared/languages/languages';
import { checkTextTables } from '../checks/checkTextTables';
import type { SourceFile } from '../base/problems/findQuoted';
import { getTextFile, type TextTable } from '../base/texts/readTexts';

/** The tables whose keys the code asks for; those of titles have the keys of the menu. */
const TABLES: readonly TextTable[] = ['interface', 'build', 'editor', 'palette', 'propPlayground', 'search'];

async function readTable(
  projectDirectory: string,
  table: TextTable,
  language: Language,
): Promise<SourceFile | undefined> {
  const file = getTextFile(table, language);
  const text = await fs.readFile(path.join(projectDirectory, file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { file, text };
}

/** Compares the texts of the interface in each language with their originals; a language may lack files and keys. */
async function checkTexts(projectDirectory: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const table of TABLES) {
    const english = await readTable(projectDirectory, table, DEFAULT_LANGUAGE);
    for (const language of LANGUAGES.filter((other) => other !== DEFAULT_LANGUAGE)) {
      const translation = await readTable(projectDirectory, table, language);
      problems.push(...(english && translation ? checkTextTables(english, translation) : []));
    }
  }
  return problems;
}

/**
 * Checks what can be checked before any page is compiled: the menu and other records, texts of the interface, that demos
 * show the same to each user, and that all files are texts as they should be.
 *
 * @param problems takes what is wrong
 * @returns what the menu says of the pages that exist, and of those that do not
 */
export async function checkSources(
  projectDirectory: string,
  { guides, api, problems }: { guides: readonly GuideSummary[]; api: ApiIndex; problems: Problem[] },
): Promise<Pick<NavigationCheck, 'summary' | 'missing'>> {
  const menuFiles = await readSourceFiles(projectDirectory, 'data/navigation');
  const summaryFiles = await readSourceFiles(projectDirectory, 'data/api');
  const menu = checkNavigation({
    entries: navigation,
    sourceFiles: menuFiles,
    pages: guides.map(({ pageId, file, frontMatter }) => ({ pageId, file, inMenu: frontMatter.inMenu })),
    otherPathnames: listApiPathnames(api),
  });
  const summaryProblems = checkSummaries({
    entries: api.entries,
    summaries: symbolSummaries,
    sourceFiles: summaryFiles,
  });
  problems.push(
    ...menu.problems,
    ...summaryProblems,
    ...(await checkTextFiles(projectDirectory)),
    ...(await checkDeterminism(projectDirectory)),
    ...(await checkTexts(projectDirectory)),
  );
  if (menu.problems.length === 0) {
    const pages = guides.map(({ pageId, file, frontMatter: { packages } }) => ({ pageId, file, packages }));
    problems.push(...checkMenuPlans({ entries: navigation, sourceFiles: menuFiles, pages }));
    problems.push(...(await checkRecords(projectDirectory, { menuFiles, summaryFiles })));
  }
  return menu;
}
