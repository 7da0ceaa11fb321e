import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('compiler.ts', import.meta.url));

/** Compiles pages while the development server runs. */
export interface Compiler {
  /**
   * Compiles what changed, in a new process where the code of the compiler did.
   *
   * @param files relative to the project
   * @returns when the pages are written, or the process has ended with an error, which it has printed
   */
  compile: (files: readonly string[]) => Promise<void>;
}

/** A file of a guide, which no module of the compiler imports: `data/charts/bars/bars.md`. */
export function isContent(file: string, pageFolders: readonly string[]): boolean {
  return pageFolders.some((folder) => file.startsWith(`data/${folder}/`));
}

/** @param listPageFolders the folders of guides, below `data/` */
export function createCompiler(listPageFolders: () => Promise<readonly string[]>): Compiler {
  let child: ChildProcess | undefined;

  const waitForAnswer = async (running: ChildProcess) => {
    const controller = new AbortController();
    const { signal } = controller;
    await Promise.race([once(running, 'message', { signal }), once(running, 'close', { signal })]);
    controller.abort();
  };
  const start = async () => {
    child?.kill();
    const started = fork(SCRIPT, { execArgv: ['--import', 'tsx'] });
    child = started;
    started.on('close', () => {
      if (child === started) {
        child = undefined;
      }
    });
    await waitForAnswer(started);
  };
  return {
    compile: async (files) => {
      const folders = await listPageFolders();
      if (!child || !files.every((file) => isContent(file, folders))) {
        await start();
        return;
      }
      const answered = waitForAnswer(child);
      child.send(files);
      await answered;
    },
  };
}
