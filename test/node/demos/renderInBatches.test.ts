import { describe, expect, it } from 'vitest';
import type { RenderTask } from '../../../src/node/demos/render/protocol';
import { renderInBatches } from '../../../src/node/demos/renderInBatches';
import type { Renderer, runRenderer } from '../../../src/node/demos/runRenderer';

const TASKS: RenderTask[] = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
  demo: `charts/bars/${name}`,
  name,
  module: `${name}.mjs`,
}));

/** A renderer that answers with its name, and records its batches. */
function createRenderer() {
  const batches: [renderer: Renderer, names: string][] = [];
  let running = 0;
  let most = 0;
  const run: typeof runRenderer = async (renderer, tasks) => {
    batches.push([renderer, tasks.map(({ name }) => name).join('')]);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return new Map(tasks.map(({ demo }) => [demo, { demo, html: `${renderer} ${demo}`, styles: {} }]));
  };
  return { run, batches, getMost: () => most };
}

describe('renderInBatches', () => {
  it('answers for every demo, with each renderer', async () => {
    const answers = await renderInBatches(TASKS, { batchSize: 2, run: createRenderer().run });
    const demos = TASKS.map(({ demo }) => demo);
    for (const renderer of ['renderToMarkup', 'renderToPicture'] as const) {
      expect([...answers[renderer].keys()].toSorted()).toEqual(demos);
      expect(answers[renderer].get(demos[4]!)?.html).toBe(`${renderer} ${demos[4]}`);
    }
  });

  it('gives a process no more demos than fit, and runs two at a time', async () => {
    const { run, batches, getMost } = createRenderer();
    await renderInBatches(TASKS, { batchSize: 2, run });
    expect(batches.map(([, names]) => names)).toEqual(['ab', 'cd', 'e', 'ab', 'cd', 'e']);
    expect(getMost()).toBe(2);
  });

  it('begins no batch after one that failed', async () => {
    const { run, batches } = createRenderer();
    const failing: typeof runRenderer = async (renderer, tasks) => {
      await run(renderer, tasks);
      throw new Error('The process ended.');
    };
    await expect(renderInBatches(TASKS, { batchSize: 1, run: failing })).rejects.toThrow(
      'The process ended.',
    );
    expect(batches).toHaveLength(2);
  });
});
