import { symbolSummaries } from '../../../data/api';
import { navigation } from '../../../data/navigation';
import type { ApiIndex } from '../../shared/api/apiIndex';
import { checkSummaries } from '../api-pages/checkSummaries';
import { listApiPathnames } from '../api-pages/compileApiPages';
import { checkDeterminism } from '../checks/checkDeterminism';
import { checkNavigation, type NavigationCheck } from '../checks/checkNavigation';
import { readSourceFiles } from '../files/readSourceFiles';
import type { Problem } from '../problems/problem';
import { checkTexts } from './checkTexts';
import type { Guide } from './loadGuide';

/**
 * Checks what can be checked before any page is compiled: the menu, the leads of API pages, texts of the interface, and
 * that demos show the same to each reader.
 *
 * @param problems takes what is wrong
 * @returns what the menu says of the pages that exist, and of those that do not
 */
export async function checkSources(
  projectDirectory: string,
  { guides, api, problems }: { guides: readonly Guide[]; api: ApiIndex; problems: Problem[] },
): Promise<Pick<NavigationCheck, 'summary' | 'missing'>> {
  const menu = checkNavigation({
    entries: navigation,
    sourceFiles: await readSourceFiles(projectDirectory, 'data/navigation'),
    pages: guides.map(({ pageId, english: { source, parsed } }) => ({
      pageId,
      file: source.english.file,
      inMenu: parsed.frontMatter.inMenu,
    })),
    otherPathnames: listApiPathnames(api),
  });
  const summaryProblems = checkSummaries({
    entries: api.entries,
    summaries: symbolSummaries,
    sourceFiles: await readSourceFiles(projectDirectory, 'data/api'),
  });
  problems.push(
    ...menu.problems,
    ...summaryProblems,
    ...(await checkDeterminism(projectDirectory)),
    ...(await checkTexts(projectDirectory)),
  );
  return menu;
}
