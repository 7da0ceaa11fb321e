/** Compiles what writers edit. */
import { compileSite } from '../site/compileSite';
import { writeBuildId } from '../site/buildId';
import { runStep } from './runStep';

await runStep('content', async () => {
  const projectDirectory = process.cwd();
  const { pages, demos, coverage } = await compileSite(projectDirectory);
  await writeBuildId(projectDirectory);
  return `${coverage}; ${pages} compiled in both languages, ${demos} demos`;
});
