/**
 * The development server: Next.js, which asks the compiler for each page that somebody opens; after every save the compiler
 * of the opened pages. In the background all pages are compiled, the search is built, and code and prose are checked: these
 * print what they find, and no page waits for them.
 */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { watch } from 'chokidar';
import { findPages } from '../pages/markdown/findPages';
import { CHECKS } from '../site/checks';
import { createRunner } from './createRunner';
import { runModule } from '../base/commands/runModule';
import { runNext } from '../base/commands/runNext';
import { hasContentVersion } from '../base/store/siteFiles';
import { createCompiler } from './startCompiler';

const WATCHED = ['data', 'translations', 'src/node', 'src/shared', 'src/client/theme'];

/** The processes of checks that need no compiled page and take less than the pages. */
const BACKGROUND_CHECKS = [
  ...new Set(CHECKS.filter(({ inBackground }) => inBackground).map((check) => check.process)),
];

const compiler = createCompiler(() => findPages(process.cwd()));

/** What was saved while all pages are compiled, which may write what was before. */
const savedMeanwhile = new Set<string>();

const compileAll = createRunner(async () => {
  savedMeanwhile.clear();
  for (const [name, ...args] of [['pages'], ...BACKGROUND_CHECKS.map((process) => ['checks', process])]) {
    await runModule(`src/node/cli/${name}.ts`, args, { mayFail: true, inBackground: true });
    if (savedMeanwhile.size > 0) {
      await compiler.update([...savedMeanwhile]);
      savedMeanwhile.clear();
    }
  }
});

const saved = new Set<string>();
const compileSaved = createRunner(async () => {
  const files = [...saved];
  saved.clear();
  await compiler.update(files);
  void compileAll();
});

/** Answers what is wrong with a page once it is compiled. */
async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const pathname = new URL(request.url ?? '', 'http://localhost').searchParams.get('pathname') ?? '';
  response.end(JSON.stringify(await compiler.open(pathname)));
  if (!hasOpenedPage) {
    hasOpenedPage = true;
    void compileAll();
  }
}

let hasOpenedPage = false;
const server = http.createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
// Next.js compiles the code of a page while the compiler loads, unless the modules that the latter writes are missing yet.
if (!hasContentVersion(process.cwd())) {
  await compiler.start();
}
watch(WATCHED, { ignoreInitial: true }).on('all', (event, file) => {
  if (event !== 'addDir' && event !== 'unlinkDir') {
    saved.add(file);
    savedMeanwhile.add(file);
    void compileSaved();
  }
});
const { port } = server.address() as AddressInfo;
await runNext(['dev', ...process.argv.slice(2)], {
  env: { DOCS_COMPILER: `http://127.0.0.1:${port}` },
});
