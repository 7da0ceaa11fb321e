/**
 * Compares what is written twice and needs no compiled page: the lists of differences beside migration guides, and the
 * tables of minor versions, with the packages; the JavaScript of demos with their TypeScript. With ids of pages only what is theirs.
 */
import { migrationGuides } from '../../../data/breaking-changes';
import { pruneCaches } from '../base/cache/openCache';
import { checkJavaScriptForms } from '../checks/checkJavaScriptForms';
import { findPages } from '../pages/markdown/findPages';
import { checkDifferences } from '../api/migration/checkDifferences';
import { getGuidePageId } from '../api/migration/guideFiles';
import { failOnProblems } from '../base/problems/problem';
import { checkReleases } from '../api/releases/checkReleases';
import { measureStep } from '../base/store/buildFigures';
import { runStep } from './runStep';

const projectDirectory = process.cwd();
const names = process.argv.slice(2);
const isWhole = names.length === 0;

await runStep('comparisons', async () => {
  const pageIds = isWhole ? await findPages(projectDirectory) : names;
  const guides = migrationGuides.filter((guide) => isWhole || pageIds.includes(getGuidePageId(guide)));
  const problems = [
    ...(await measureStep(projectDirectory, 'check/JavaScript forms', () =>
      checkJavaScriptForms(projectDirectory, pageIds),
    )),
    ...(await measureStep(projectDirectory, 'check/differences', () =>
      checkDifferences(projectDirectory, guides),
    )),
    ...(isWhole
      ? await measureStep(projectDirectory, 'check/releases', () => checkReleases(projectDirectory))
      : []),
  ];
  failOnProblems(problems);
  if (isWhole) {
    await pruneCaches();
  }
  return `the JavaScript of ${pageIds.length} pages, ${guides.length} migration guides`;
});
