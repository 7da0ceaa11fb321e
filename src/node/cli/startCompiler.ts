import { fork, type ChildProcess } from 'node:child_process';
import { findGuide } from '../site/findGuide';
import { toNodeArguments } from '../base/commands/runModule';
import type { Problem } from '../base/problems/problem';

/** A page that somebody opens, or files that changed. */
type Question = { pathname: string } | { files: readonly string[] };

/** The answer has the same id. */
export type CompilerTask = { id: number } & Question;

export interface CompilerAnswer {
  id: number;
  /** What is wrong with the pages that were compiled. */
  problems: Problem[];
}

/** Compiles pages while the development server runs. */
interface Compiler {
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

/** What is said of each page once the compiler has ended. */
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
    const [script, ...args] = toNodeArguments('src/node/cli/compiler.ts');
    this.#child = fork(script!, args);
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

  async ask(question: Question): Promise<Problem[]> {
    await this.ready;
    if (this.hasEnded) {
      return [ENDED];
    }
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#answer.set(id, resolve);
      this.#child.send({ id, ...question } satisfies CompilerTask);
    });
  }

  end(): void {
    this.#child.kill();
  }
}

/** @param listGuides ids of the guides that exist */
export function createCompiler(listGuides: () => Promise<readonly string[]>): Compiler {
  let running = new CompilerProcess();
  return {
    open: (pathname) => running.ask({ pathname }),
    update: async (files) => {
      const guides = await listGuides();
      // No module of the compiler imports files of guides.
      if (!running.hasEnded && files.every((file) => findGuide(file, guides) !== undefined)) {
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
