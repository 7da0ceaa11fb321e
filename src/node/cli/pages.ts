/** Compiles pages and demos, and lists what is wrong with them. */
import { runStep } from './runStep';

// Before React is imported: in development mode it draws pages several times slower.
Object.assign(process.env, { NODE_ENV: 'production' });
const { compileSite } = await import('../pipeline/compileSite');
const { formatCoverage } = await import('../coverage/formatCoverage');
const { writeSearchIndex } = await import('../search/writeSearchIndex');
const { writeBuildId } = await import('../store/buildId');
const { pruneCaches } = await import('../cache/openCache');
const { getStepKey } = await import('../cache/stepVersion');

await runStep('pages', async () => {
  const projectDirectory = process.cwd();
  const { pages, demos, existing, coverage } = await compileSite(projectDirectory);
  // Before the id: it counts what is published.
  const searchFiles = await writeSearchIndex(projectDirectory);
  await writeBuildId(projectDirectory, await getStepKey(projectDirectory, 'build-id'));
  await pruneCaches();
  const summary = `${existing}; ${pages} compiled in both languages, ${demos} demos; ${searchFiles} files of the search`;
  return [summary, ...formatCoverage(coverage).map((line) => `Told in guides and demos of ${line}`)].join(
    '\n',
  );
});
