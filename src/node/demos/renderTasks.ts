import type { RenderAnswer, RenderTask } from './render/protocol';
import {
  RendererEnded,
  startRenderer,
  type Renderer,
  type RendererOptions,
  type RendererProcess,
} from './startRenderer';

/** Processes at a time. */
const PROCESSES = 2;

/** A process that has grown to this size, in bytes, gives way to a new one: what it imports of demos stays until it ends. */
const LARGE = 900e6;

interface TaskOptions extends RendererOptions {
  start?: typeof startRenderer;
  /** Is called for each answer. */
  onAnswer?: () => void;
}

/**
 * Renders demos in processes that each take the next one when they are free: memory does not grow with the site, and no
 * process waits for another. A demo that ends its process, or never ends, has that for its error, and all others go on;
 * it is tried again in a new process, since the demos before it may have taken the memory.
 *
 * @returns the answers, by demo
 */
export async function renderTasks(
  renderer: Renderer,
  tasks: readonly RenderTask[],
  { start = startRenderer, onAnswer, ...options }: TaskOptions,
): Promise<Map<string, RenderAnswer>> {
  const answers = new Map<string, RenderAnswer>();
  const queue = [...tasks];

  const work = async () => {
    let running: RendererProcess | undefined;
    /** Whether the process has rendered a demo before. */
    let isUsed = false;
    for (let task = queue.shift(); task; task = queue.shift()) {
      running ??= start(renderer, options);
      try {
        const { answer, memory } = await running.render(task);
        answers.set(task.demo, answer);
        onAnswer?.();
        isUsed = true;
        if (memory > LARGE) {
          running.end();
          [running, isUsed] = [undefined, false];
        }
      } catch (error) {
        if (!(error instanceof RendererEnded)) {
          throw error;
        }
        if (isUsed) {
          queue.unshift(task);
        } else {
          answers.set(task.demo, { demo: task.demo, html: '', styles: {}, error: error.message });
          onAnswer?.();
        }
        [running, isUsed] = [undefined, false];
      }
    }
    running?.end();
  };
  await Promise.all(Array.from({ length: Math.min(PROCESSES, tasks.length) }, work));
  return answers;
}
