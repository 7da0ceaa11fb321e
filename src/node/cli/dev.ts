/**
 * The development server: Next.js, and after every save in what writers edit a build of the pages that changed, of the
 * search index, and checks of code and prose. The checks print what they find; no page waits for them.
 */
import { watch } from 'chokidar';
import { findPages } from '../markdown/findPages';
import { createCompiler } from './startCompiler';
import { createRunner } from './createRunner';
import { runCommand } from './runCommand';

const WATCHED = ['data', 'translations', 'src/node', 'src/shared', 'src/client/theme'];

const compiler = createCompiler(() => findPages(process.cwd()));

const runChecks = createRunner(async () => {
  for (const name of ['search', 'snippets', 'prose']) {
    await runCommand('npx', ['tsx', `src/node/cli/${name}.ts`], { mayFail: true, inBackground: true });
  }
});

const changed = new Set<string>();
const compileChanges = createRunner(async () => {
  const files = [...changed];
  changed.clear();
  await compiler.compile(files);
  void runChecks();
});

await compiler.compile([]);
void runChecks();
watch(WATCHED, { ignoreInitial: true }).on('all', (event, file) => {
  if (event !== 'addDir' && event !== 'unlinkDir') {
    changed.add(file);
    void compileChanges();
  }
});
await runCommand('npx', ['next', 'dev', ...process.argv.slice(2)]);
