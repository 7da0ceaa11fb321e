import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenderAnswer, RenderTask } from './render/protocol';

/** The renderer processes: see the head of each file. */
export type Renderer = 'renderToMarkup' | 'renderToPicture';

/** A demo that renders longer than this never ends, in ms. */
const TIME_LIMIT = 120_000;

interface RendererOptions {
  /** For one answer, the start of the process included, in ms. */
  timeLimit?: number;
  /** The build of React: `development` says in full what is wrong, and has class names of its own. */
  mode?: 'production' | 'development';
}

/**
 * Runs a renderer process over the tasks.
 *
 * @returns one answer a task, by demo
 * @throws when the process ends before it answered all, or gives none for as long as the limit
 */
export function runRenderer(
  renderer: Renderer,
  tasks: RenderTask[],
  { timeLimit = TIME_LIMIT, mode = 'production' }: RendererOptions = {},
): Promise<Map<string, RenderAnswer>> {
  const script = fileURLToPath(new URL(`render/${renderer}.tsx`, import.meta.url));
  return new Promise((resolve, reject) => {
    const answers = new Map<string, RenderAnswer>();
    // Production: the class names and the markup of the site that is published.
    const child = fork(script, {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: mode, MUI_X_TELEMETRY_DISABLED: 'true' },
      // The missing-licence notice would be printed once for each demo.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let stderr = '';
    child.stderr?.on('data', (chunk) => {
      stderr += chunk;
    });
    let isStuck = false;
    const watch = setTimeout(() => {
      isStuck = true;
      child.kill('SIGKILL');
    }, timeLimit);
    child.on('message', (answer: RenderAnswer) => {
      answers.set(answer.demo, answer);
      watch.refresh();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(watch);
      if (answers.size === tasks.length) {
        resolve(answers);
      } else {
        const next = tasks.find((task) => !answers.has(task.demo));
        const end = isStuck ? `was stopped after ${timeLimit / 1000} s` : `ended with code ${code}`;
        reject(new Error(`${renderer} ${end} while it rendered ${next?.demo}.\n${stderr}`));
      }
    });
    child.send(tasks);
  });
}
