/** Checks spelling, terms, names and Chinese typography in what users read: in all files, or in those of the pages whose ids are given. */
import { pruneCaches } from '../base/cache/openCache';
import { failOnProblems } from '../base/problems/problem';
import { checkProse } from '../checks/prose/checkProse';
import { checkChinese } from '../checks/prose/chinese/checkChinese';
import { runStep } from './runStep';

await runStep('prose', async () => {
  const pageIds = process.argv.slice(2);
  const isWhole = pageIds.length === 0;
  const chosen = isWhole ? undefined : pageIds;
  const { problems, report } = await checkProse(process.cwd(), chosen);
  failOnProblems([...problems, ...(await checkChinese(process.cwd(), chosen))]);
  if (isWhole) {
    await pruneCaches();
  }
  return `${report.files} files; ${report.files - report.fromCache} read, ${report.fromCache} unchanged`;
});
