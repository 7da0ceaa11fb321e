/**
 * Compiles what writers edit, and checks its code, its prose and its records at the same time.
 *
 * `npm run content -- charts/bars` checks that page alone, in all languages, and prints what its map lacks and figures of
 * its writing; a folder of pages stands for all of them.
 */
import { findPages } from '../markdown/findPages';
import { selectPages } from '../markdown/selectPages';
import { exitOnProblems } from './exitOnProblems';
import { runCommand } from './runCommand';

const names = process.argv.slice(2);
const pageIds =
  names.length > 0
    ? await exitOnProblems('content', async () => selectPages(names, await findPages(process.cwd())))
    : [];

// Processes of their own: what they load, TypeScript and Shiki among it, is not needed afterwards.
const codes = await Promise.all(
  ['pages', 'snippets', 'prose'].map((name) =>
    runCommand(process.execPath, ['--import', 'tsx', `src/node/cli/${name}.ts`, ...pageIds], {
      mayFail: true,
    }),
  ),
);
if (pageIds.length > 0) {
  await runCommand(process.execPath, ['--import', 'tsx', 'src/node/cli/writing.ts', ...pageIds]);
}
process.exitCode = Math.max(...codes);
