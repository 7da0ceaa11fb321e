/**
 * The development server: Next.js, and after every save in what writers edit a build of the pages and checks of
 * their code and prose. The checks print what they find; no page waits for them.
 */
import { watch } from 'chokidar';
import { runCommand } from './runCommand';

const WATCHED = ['data', 'translations', 'src/node', 'src/client/theme'];

/** Makes a function that runs a step, one run at a time; calls during a run ask for one more. */
function createRunner(name: string): () => Promise<void> {
  let isRunning = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isRunning) {
      return;
    }
    isRunning = true;
    while (isStale) {
      isStale = false;
      await runCommand('npx', ['tsx', `src/node/cli/${name}.ts`], { mayFail: true });
    }
    isRunning = false;
  };
}

const buildPages = createRunner('pages');
const checkSnippets = createRunner('snippets');
const checkProse = createRunner('prose');

await runCommand('npx', ['tsx', 'src/node/cli/pages.ts']);
void checkSnippets().then(checkProse);
watch(WATCHED, { ignoreInitial: true }).on(
  'all',
  () => void buildPages().then(checkSnippets).then(checkProse),
);
await runCommand('npx', ['next', 'dev', ...process.argv.slice(2)]);
