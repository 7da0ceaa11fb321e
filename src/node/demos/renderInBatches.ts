import type { RenderAnswer, RenderTask } from './render/protocol';
import { runRenderer, type Renderer } from './runRenderer';

/** Demos that one process renders: what it imports of them stays in its memory until it ends. */
const BATCH_SIZE = 80;

/** Renderer processes at a time: each takes up to 0.5 GB. */
const PROCESSES = 2;

/** The slower one first, so that no process ends long after the others. */
const RENDERERS = ['renderToPicture', 'renderToMarkup'] as const satisfies readonly Renderer[];

interface BatchOptions {
  batchSize?: number;
  run?: typeof runRenderer;
}

/**
 * Renders demos with both renderers, in processes that each take a part of them: memory does not grow with the site.
 *
 * @returns the answers of each renderer, by demo
 * @throws when a process ends before it answered all its tasks; those that have not begun do not begin then
 */
export async function renderInBatches(
  tasks: readonly RenderTask[],
  { batchSize = BATCH_SIZE, run = runRenderer }: BatchOptions = {},
): Promise<Record<Renderer, Map<string, RenderAnswer>>> {
  const answers = {
    renderToMarkup: new Map<string, RenderAnswer>(),
    renderToPicture: new Map<string, RenderAnswer>(),
  };
  const count = Math.ceil(tasks.length / batchSize);
  const batches = Array.from({ length: count }, (_, index) =>
    tasks.slice(index * batchSize, (index + 1) * batchSize),
  );
  const queue = RENDERERS.flatMap((renderer) => batches.map((batch) => ({ renderer, batch })));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { renderer, batch } = next;
      // The next batch begins when a process is free.
      // oxlint-disable-next-line no-await-in-loop
      const found = await run(renderer, batch).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
      for (const [demo, answer] of found) {
        answers[renderer].set(demo, answer);
      }
    }
  };
  await Promise.all(Array.from({ length: PROCESSES }, work));
  return answers;
}
