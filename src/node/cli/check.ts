/**
 * Checks what writers edit: compiles it, with all checks of pages and records, and checks its code and its prose at the same
 * time. A build makes the site and leaves out what no page is made of.
 *
 * `npm run check -- charts/bars` checks that page alone, in all languages, and prints what its map lacks and figures of its
 * writing; a folder of pages stands for all of them.
 */
import { findPages } from '../markdown/findPages';
import { selectPages } from '../markdown/selectPages';
import { exitOnProblems } from '../problems/exitOnProblems';
import { runCommand } from './runCommand';

const names = process.argv.slice(2);
const pageIds =
  names.length > 0
    ? await exitOnProblems('check', async () => selectPages(names, await findPages(process.cwd())))
    : [];

// Processes of their own: what they load, TypeScript and Shiki among it, is not needed afterwards.
const codes = await Promise.all(
  ['pages', 'snippets', 'prose'].map((name) => {
    const args = pageIds.length === 0 && name === 'pages' ? ['--check'] : pageIds;
    return runCommand(process.execPath, ['--import', 'tsx', `src/node/cli/${name}.ts`, ...args], {
      mayFail: true,
    });
  }),
);
if (pageIds.length > 0) {
  await runCommand(process.execPath, ['--import', 'tsx', 'src/node/cli/writing.ts', ...pageIds]);
}
process.exitCode = Math.max(...codes);
