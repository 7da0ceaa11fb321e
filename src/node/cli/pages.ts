/** Compiles pages and demos, and lists what is wrong with them. */
import { runStep } from './runStep';

// Before React is imported: in development mode it draws pages several times slower.
Object.assign(process.env, { NODE_ENV: 'production' });
const { compileSite } = await import('../pipeline/compileSite');
const { formatCoverage } = await import('../coverage/formatCoverage');
const { writeSearchIndex } = await import('../search/writeSearchIndex');
const { writeBuildId } = await import('../store/buildId');

await runStep('pages', async () => {
  const projectDirectory = process.cwd();
  const { pageCount, demoCount, existing, coverage } = await compileSite(projectDirectory);
  // Before the id: it counts what is published.
  const searchFiles = await writeSearchIndex(projectDirectory);
  await writeBuildId(projectDirectory);
  const summary = `${existing}; ${pageCount} compiled, ${demoCount} demos; ${searchFiles} files of the search`;
  return [summary, ...formatCoverage(coverage).map((line) => `Told in guides and demos of ${line}`)].join(
    '\n',
  );
});
