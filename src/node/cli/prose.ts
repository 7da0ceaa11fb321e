/** Checks spelling, terms and names in what readers read. */
import { pruneCaches } from '../cache/openCache';
import { failOnProblems } from '../problems/problem';
import { checkProse } from '../prose/checkProse';
import { runStep } from './runStep';

await runStep('prose', async () => {
  const { problems, report } = await checkProse(process.cwd());
  failOnProblems(problems);
  await pruneCaches();
  return `${report.files} files; ${report.files - report.fromCache} read, ${report.fromCache} unchanged`;
});
