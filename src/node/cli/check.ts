/**
 * Checks what writers edit: compiles it, with all checks of pages and records, and checks its code and its prose at the same
 * time. A build makes the site and leaves out what no page is made of.
 *
 * `npm run check -- charts/bars` checks that page alone, in all languages, and prints what its map lacks and figures of its
 * writing; a folder of pages stands for all of them. `--without-written` leaves out what is asked once all pages are written.
 */
import { parseArgs } from 'node:util';
import { findPages } from '../pages/markdown/findPages';
import { selectPages } from '../pages/markdown/selectPages';
import { exitOnProblems } from '../base/problems/exitOnProblems';
import { runModule } from '../base/commands/runModule';

const { values, positionals: names } = parseArgs({
  options: { 'without-written': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const pageIds =
  names.length > 0
    ? await exitOnProblems('check', async () => selectPages(names, await findPages(process.cwd())))
    : [];

/** Runs a command module in a process of its own: what it loads, TypeScript and Shiki among it, is not needed afterwards. */
const run = (name: string, args: readonly string[] = []) =>
  runModule(`src/node/cli/${name}.ts`, args, { mayFail: true });

/** Compiles all pages, then checks what is made of them. */
async function checkAllPages(): Promise<number> {
  const code = await run('pages', ['--check']);
  return code === 0 && !values['without-written'] ? run('checks', ['written']) : code;
}

/** One after the other, each in one thread: the second ends while the rest of the pages is compiled in one thread too. */
async function checkCode(): Promise<number> {
  const code = await run('checks', ['snippets', ...pageIds]);
  return Math.max(code, await run('checks', ['comparisons', ...pageIds]));
}

const codes = await Promise.all([
  pageIds.length > 0 ? run('pages', pageIds) : checkAllPages(),
  checkCode(),
  run('checks', ['prose', ...pageIds]),
]);
if (pageIds.length > 0) {
  await run('writing', pageIds);
}
process.exitCode = Math.max(...codes);
