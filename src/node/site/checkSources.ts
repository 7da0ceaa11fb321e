import { symbolSummaries } from '../../../data/api';
import { navigation } from '../../../data/navigation';
import type { ApiIndex } from '../api/types/apiIndex';
import { checkSummaries } from '../pages/api-pages/checkSummaries';
import { listApiPathnames } from '../pages/api-pages/compileApiPages';
import { checkDeterminism } from '../checks/checkDeterminism';
import { checkMenuPlans } from '../checks/checkMenuPlans';
import { checkNavigation, type NavigationCheck } from '../checks/checkNavigation';
import { checkTextFiles } from '../checks/checkTextFiles';
import { checkTexts } from '../checks/checkTexts';
import { readSourceFiles } from '../base/files/readSourceFiles';
import type { Problem } from '../base/problems/problem';
import { checkRecords } from './checkRecords';
import type { GuideSummary } from './guideSummary';

/**
 * Checks what can be checked before any page is compiled: the menu and other records, texts of the interface, that demos
 * show the same to each user, and that all files are texts as they should be.
 *
 * @returns what is wrong, and what the menu says of the pages that exist, and of those that do not
 */
export async function checkSources(
  projectDirectory: string,
  { guides, api }: { guides: readonly GuideSummary[]; api: ApiIndex },
): Promise<NavigationCheck> {
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
  const problems: Problem[] = [
    ...menu.problems,
    ...summaryProblems,
    ...(await checkTextFiles(projectDirectory)),
    ...(await checkDeterminism(projectDirectory)),
    ...(await checkTexts(projectDirectory)),
  ];
  if (menu.problems.length === 0) {
    const pages = guides.map(({ pageId, file, frontMatter: { packages } }) => ({ pageId, file, packages }));
    problems.push(...checkMenuPlans({ entries: navigation, sourceFiles: menuFiles, pages }));
    problems.push(...(await checkRecords(projectDirectory, { menuFiles, summaryFiles })));
  }
  return { ...menu, problems };
}
