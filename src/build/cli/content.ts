/** Compiles what writers edit. */
import { runStep } from './runStep';

// Before React is imported: in development mode it draws pages several times slower.
Object.assign(process.env, { NODE_ENV: 'production' });
const { compileSite } = await import('../site/compileSite');
const { writeSearchIndex } = await import('../search/writeSearchIndex');
const { writeBuildId } = await import('../site/buildId');

await runStep('content', async () => {
  const projectDirectory = process.cwd();
  const { pages, demos, coverage } = await compileSite(projectDirectory);
  // Before the id: it counts what is published.
  const searchFiles = await writeSearchIndex(projectDirectory);
  await writeBuildId(projectDirectory);
  return `${coverage}; ${pages} compiled in both languages, ${demos} demos; ${searchFiles} files of the search`;
});
