/** Checks the code in pages: in all, or in those whose ids are given. */
import { pruneCaches } from '../base/cache/openCache';
import { failOnProblems } from '../base/problems/problem';
import { checkSnippets } from '../checks/snippets/checkSnippets';
import { runStep } from './runStep';

await runStep('snippets', async () => {
  const pageIds = process.argv.slice(2);
  const isWhole = pageIds.length === 0;
  const { problems, report } = await checkSnippets(process.cwd(), isWhole ? undefined : pageIds);
  failOnProblems(problems);
  if (isWhole) {
    await pruneCaches();
  }
  const total = Object.values(report.fences).reduce((sum, count) => sum + count, 0);
  return (
    `${total} in pages; ${report.compiled} compiled, ${report.fromCache} unchanged, ${report.off.length} not ` +
    'compiled, with reasons in .cache/snippets/report.json'
  );
});
