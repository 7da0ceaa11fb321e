/** Checks what the markdown exports state and what the search finds: reads the pages that were compiled last. */
import { pruneCaches } from '../base/cache/openCache';
import { checkExports } from '../export/markdown/checkExports';
import { failOnProblems } from '../base/problems/problem';
import { writeSearchReport } from '../search/writeSearchReport';
import { measureStep } from '../base/store/buildFigures';
import { readPages, readSiteIndex } from '../base/store/siteFiles';
import { runStep } from './runStep';

const projectDirectory = process.cwd();

await runStep('written', async () => {
  const index = await readSiteIndex(projectDirectory);
  const problems = await measureStep(projectDirectory, 'check/exports', () =>
    checkExports(projectDirectory, index.packages, readPages(projectDirectory, index)),
  );
  const searchProblems = await measureStep(projectDirectory, 'check/search', () =>
    writeSearchReport(projectDirectory),
  );
  failOnProblems([...problems, ...searchProblems]);
  await pruneCaches();
  return 'markdown exports and search';
});
