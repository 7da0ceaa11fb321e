/**
 * The compiler of the development server, in a process of its own: `dev.ts` asks for a page or names what changed, and
 * gets an answer when that is written. It stays, so that one page is compiled in a moment; a change of code needs a new
 * process.
 */
import { formatProblem, ProblemsError, type Problem } from '../base/problems/problem';
import type { CompilerAnswer, CompilerTask } from './startCompiler';

// Before React is imported: in development mode it renders pages several times slower.
Object.assign(process.env, { NODE_ENV: 'production' });
const { OpenSite } = await import('../site/openSite');

const site = await OpenSite.open(process.cwd());

function report(name: string, start: number, problems: readonly Problem[]): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  console.log([...problems.map(formatProblem), `compiled   ${seconds.padStart(6)} s  ${name}`].join('\n'));
}

async function work(task: CompilerTask): Promise<Problem[]> {
  const start = performance.now();
  if ('files' in task) {
    const problems = await site.update(task.files);
    report(task.files.join(', '), start, problems);
    return problems;
  }
  const problems = await site.compilePage(task.pathname);
  if (problems) {
    report(task.pathname, start, problems);
  }
  return problems ?? [];
}

function describeError(error: unknown): Problem[] {
  if (error instanceof ProblemsError) {
    console.error(error.message);
    return error.problems;
  }
  console.error(error);
  return [{ file: 'src/node', message: `The compiler failed: ${String(error)}. The terminal shows where.` }];
}

/** One after the other: two would write the same files. */
let last: Promise<unknown> = Promise.resolve();
process.on('message', (task: CompilerTask) => {
  last = last
    .then(() => work(task))
    .catch(describeError)
    .then((problems) => process.send!({ id: task.id, problems } satisfies CompilerAnswer));
});
process.on('disconnect', () => process.exit());
process.send!('ready');
