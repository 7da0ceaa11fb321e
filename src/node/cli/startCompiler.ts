import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../problems/problem';

const SCRIPT = fileURLToPath(new URL('compiler.ts', import.meta.url));

/** A page that somebody opens, or files that changed; the answer has the same id. */
export type CompilerTask = { id: number } & ({ pathname: string } | { files: readonly string[] });

export interface CompilerAnswer {
  id: number;
  /** What is wrong with the pages that were compiled. */
  problems: Problem[];
}

/** Compiles pages while the development server runs. */
export interface Compiler {
  /** Compiles a page, unless it is compiled as it is on disk. @returns what is wrong with it */
  open: (pathname: string) => Promise<Problem[]>;
  /**
   * Compiles what changed of the pages that were opened, in a new process where the code of the compiler did.
   *
   * @param files relative to the project
   */
  update: (files: readonly string[]) => Promise<void>;
  /** Settles when what all pages share is written, or the process has ended with an error, which it has printed. */
  start: () => Promise<void>;
}

/** A file of a guide, which no module of the compiler imports: `data/charts/bars/bars.md`. */
export function isContent(file: string, pageFolders: readonly string[]): boolean {
  return pageFolders.some((folder) => file.startsWith(`data/${folder}/`));
}

/** What is said of a page that nobody compiles. */
const ENDED: Problem = {
  file: 'src/node',
  message: 'The compiler of the pages ended with an error, which the terminal shows. Mend it, and save.',
};

/** A process that compiles pages. */
class CompilerProcess {
  readonly #child: ChildProcess;
  readonly #answer = new Map<number, (problems: Problem[]) => void>();
  #lastId = 0;
  /** Settles when the process can be asked, or has ended. */
  readonly ready: Promise<void>;
  hasEnded = false;

  constructor() {
    this.#child = fork(SCRIPT, { execArgv: ['--import', 'tsx'] });
    this.ready = new Promise((resolve) => {
      this.#child.on('message', (message: CompilerAnswer | 'ready') => {
        if (message === 'ready') {
          resolve();
          return;
        }
        this.#answer.get(message.id)?.(message.problems);
        this.#answer.delete(message.id);
      });
      this.#child.on('close', () => {
        this.hasEnded = true;
        this.#answer.forEach((answer) => answer([ENDED]));
        resolve();
      });
    });
  }

  async ask(task: { pathname: string } | { files: readonly string[] }): Promise<Problem[]> {
    await this.ready;
    if (this.hasEnded) {
      return [ENDED];
    }
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#answer.set(id, resolve);
      this.#child.send({ id, ...task });
    });
  }

  end(): void {
    this.#child.kill();
  }
}

/** @param listPageFolders the folders of guides, below `data/` */
export function createCompiler(listPageFolders: () => Promise<readonly string[]>): Compiler {
  let running = new CompilerProcess();
  return {
    open: (pathname) => running.ask({ pathname }),
    update: async (files) => {
      const folders = await listPageFolders();
      if (!running.hasEnded && files.every((file) => isContent(file, folders))) {
        await running.ask({ files });
        return;
      }
      running.end();
      running = new CompilerProcess();
      await running.ready;
    },
    start: () => running.ready,
  };
}
