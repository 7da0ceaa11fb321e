/** Checks spelling, terms and names in what readers read: in all files, or in those of the pages whose ids are given. */
import { pruneCaches } from '../cache/openCache';
import { failOnProblems } from '../problems/problem';
import { checkProse } from '../prose/checkProse';
import { runStep } from './runStep';

await runStep('prose', async () => {
  const pageIds = process.argv.slice(2);
  const isWhole = pageIds.length === 0;
  const { problems, report } = await checkProse(process.cwd(), isWhole ? undefined : pageIds);
  failOnProblems(problems);
  if (isWhole) {
    await pruneCaches();
  }
  return `${report.files} files; ${report.files - report.fromCache} read, ${report.fromCache} unchanged`;
});
