/**
 * Runs the checks of one process of `npm run check`, which need no page to be compiled or read those that were compiled last:
 * of all pages, or of those whose ids follow.
 */
import { pruneCaches } from '../base/cache/openCache';
import { failOnProblems, type Problem } from '../base/problems/problem';
import { measureStep } from '../base/store/buildFigures';
import { CHECKS } from '../site/checks';
import { Run } from '../site/step';
import { runStep } from './runStep';

const projectDirectory = process.cwd();
const [name = '', ...names] = process.argv.slice(2);
const pageIds = names.length > 0 ? names : undefined;

await runStep(name, async () => {
  const run = new Run({ projectDirectory, chosen: pageIds, problems: [], onProblems: failOnProblems });
  const problems: Problem[] = [];
  const summaries: string[] = [];
  for (const check of CHECKS.filter(
    (other) => other.process === name && (!pageIds || other.scope === 'page'),
  )) {
    const found = await measureStep(projectDirectory, `check/${check.name}`, () =>
      check.run({ projectDirectory, pageIds, run }),
    );
    problems.push(...found.problems);
    if (found.summary) {
      summaries.push(found.summary);
    }
  }
  failOnProblems(problems);
  if (!pageIds) {
    await pruneCaches();
  }
  return summaries.join(', ');
});
