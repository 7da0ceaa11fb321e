/**
 * The compiler of the development server, in a process of its own: `dev.ts` names what changed, and gets an answer
 * when the pages are written. It stays, so that a saved guide is compiled alone; a change of code needs a new process.
 */
import { formatProblem, type Problem } from '../problems/problem';

// Before React is imported: in development mode it renders pages several times slower.
Object.assign(process.env, { NODE_ENV: 'production' });
const { openSite } = await import('../pipeline/openSite');
const { writeSearchIndex } = await import('../search/writeSearchIndex');
const { writeBuildId } = await import('../store/buildId');
const { getStepKey } = await import('../cache/stepVersion');

const projectDirectory = process.cwd();

function report(start: number, problems: readonly Problem[]): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const lines = problems.map(formatProblem);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  console.log([...lines, `pages      ${seconds.padStart(6)} s  ${count}`].join('\n'));
}

let start = performance.now();
const site = await openSite(projectDirectory);
// What Next.js imports besides the pages: modules that name the search and the build.
await writeSearchIndex(projectDirectory);
await writeBuildId(projectDirectory, await getStepKey(projectDirectory, 'build-id'));
report(start, site.problems);
process.send!('compiled');

process.on('message', async (files: string[]) => {
  start = performance.now();
  report(start, await site.update(files));
  process.send!('compiled');
});
process.on('disconnect', () => process.exit());
