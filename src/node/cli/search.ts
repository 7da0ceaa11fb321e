/** Writes the search index of the compiled pages. */
import { runStep } from './runStep';

Object.assign(process.env, { NODE_ENV: 'production' });
const { writeSearchIndex } = await import('../search/writeSearchIndex');

await runStep('search', async () => `${await writeSearchIndex(process.cwd())} files`);
