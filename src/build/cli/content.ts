/** Compiles what writers edit. */
import { runStep } from './runStep';

// Before React is imported: in development mode it draws pages several times slower.
Object.assign(process.env, { NODE_ENV: 'production' });
const { compileSite } = await import('../site/compileSite');
const { writeBuildId } = await import('../site/buildId');

await runStep('content', async () => {
  const projectDirectory = process.cwd();
  const { pages, demos, coverage } = await compileSite(projectDirectory);
  await writeBuildId(projectDirectory);
  return `${coverage}; ${pages} compiled in both languages, ${demos} demos`;
});
