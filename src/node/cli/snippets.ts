/** Checks the code in pages. */
import { pruneCaches } from '../cache/openCache';
import { failOnProblems } from '../problems/problem';
import { checkSnippets } from '../snippets/checkSnippets';
import { runStep } from './runStep';

await runStep('snippets', async () => {
  const { problems, report } = await checkSnippets(process.cwd());
  failOnProblems(problems);
  await pruneCaches();
  const total = Object.values(report.fences).reduce((sum, count) => sum + count, 0);
  return (
    `${total} in pages; ${report.compiled} compiled, ${report.fromCache} unchanged, ${report.off.length} not ` +
    'compiled, with reasons in .cache/snippets/report.json'
  );
});
