/**
 * Checks that the lists of differences beside the migration guides are what the packages differ in: of all guides, or of
 * those of the pages whose ids are given.
 */
import { migrationGuides } from '../../../data/breaking-changes';
import { pruneCaches } from '../cache/openCache';
import { checkDifferences } from '../migration/checkDifferences';
import { getGuidePageId } from '../migration/guideFiles';
import { failOnProblems } from '../problems/problem';
import { runStep } from './runStep';

const pageIds = process.argv.slice(2);

await runStep('differences', async () => {
  const isWhole = pageIds.length === 0;
  const guides = isWhole
    ? migrationGuides
    : migrationGuides.filter((guide) => pageIds.includes(getGuidePageId(guide)));
  failOnProblems(await checkDifferences(process.cwd(), guides));
  if (isWhole) {
    await pruneCaches();
  }
  return `of ${guides.length} migration guides`;
});
