/** Compiles pages and demos, and lists what is wrong with them; for pages that are named, also what their maps lack. */
import type { MapReport } from '../pipeline/checkMaps';
import { formatProblem } from '../problems/problem';
import { runStep } from './runStep';

// Before React is imported: in development mode it draws pages several times slower.
Object.assign(process.env, { NODE_ENV: 'production' });
const { compileSite } = await import('../pipeline/compileSite');
const { formatCoverage } = await import('../coverage/formatCoverage');
const { formatUnanswered } = await import('../parity/formatUnanswered');
const { writeSearchIndex } = await import('../search/writeSearchIndex');
const { writeBuildId } = await import('../store/buildId');
const { pruneCaches } = await import('../cache/openCache');
const { getStepKey } = await import('../cache/stepVersion');

/** Folders below `data/`: `data-grid/state`, `data/data-grid/state/`. */
const named = process.argv.slice(2).map((name) => name.replace(/^data\/|\/$/g, ''));

function reportMaps(reports: readonly MapReport[]): void {
  for (const name of named) {
    const own = reports.filter(({ pageId }) => pageId === name || pageId.startsWith(`${name}/`));
    const lines = own.map(({ file, ...left }) => formatUnanswered(file, left));
    console.log(lines.join('\n') || `There is no page data/${name}.`);
  }
}

await runStep('pages', async () => {
  const projectDirectory = process.cwd();
  const { pageCount, demoCount, existing, coverage, translations } = await compileSite(projectDirectory, {
    reportMaps,
  });
  // Before the id: it counts what is published.
  const searchFiles = await writeSearchIndex(projectDirectory);
  await writeBuildId(projectDirectory, await getStepKey(projectDirectory, 'build-id'));
  await pruneCaches();
  const summary = `${existing}; ${pageCount} compiled, ${demoCount} demos; ${searchFiles} files of the search`;
  const { behind, total } = translations;
  return [
    summary,
    ...formatCoverage(coverage).map((line) => `Told in guides and demos of ${line}`),
    `${total - behind.length} of ${total} translations follow their English page`,
    ...behind.map(formatProblem),
  ].join('\n');
});
