import type { CodeFile, Compilation } from './compiledCode';
import type { CompileAnswer, CompileRequest } from './compilerMessages';

/** How long the compiler may take, in ms: it takes a few for a demo. */
const PATIENCE = 10_000;

/** Compiles in a worker. */
interface Compiler {
  /**
   * Compiles files; what is being compiled meanwhile is of no use any more.
   *
   * @returns undefined when another request came before the answer
   * @throws when the worker cannot be loaded, or takes too long
   */
  compile: (files: readonly CodeFile[], hasTailwind: boolean) => Promise<Compilation | undefined>;
  end: () => void;
}

/** @param href of the script of the worker */
export function createCompiler(href: string): Compiler {
  let worker: Worker | undefined;
  let latest = 0;
  let finish: ((result: Compilation | Error | undefined) => void) | undefined;
  const end = () => {
    worker?.terminate();
    worker = undefined;
    finish?.(undefined);
  };
  const start = () => {
    const started = new Worker(href, { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<CompileAnswer>) => {
      if (data.id === latest) {
        finish?.(data.compilation);
      }
    });
    started.addEventListener('error', () => {
      finish?.(new Error('The compiler could not be loaded.'));
      end();
    });
    return started;
  };
  return {
    compile: (files, hasTailwind) =>
      new Promise((resolve, reject) => {
        finish?.(undefined);
        latest += 1;
        const timer = setTimeout(() => {
          finish?.(new Error('The compiler takes too long.'));
          end();
        }, PATIENCE);
        finish = (result) => {
          clearTimeout(timer);
          finish = undefined;
          if (result instanceof Error) {
            reject(result);
          } else {
            resolve(result);
          }
        };
        worker ??= start();
        const request: CompileRequest = { id: latest, files: [...files], hasTailwind };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        worker.postMessage(request);
      }),
    end,
  };
}
