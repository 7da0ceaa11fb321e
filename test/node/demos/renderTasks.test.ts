import { describe, expect, it } from 'vitest';
import type { RenderTask } from '../../../src/node/demos/render/protocol';
import { renderTasks } from '../../../src/node/demos/renderTasks';
import { RendererEnded, type startRenderer } from '../../../src/node/demos/startRenderer';

const TASKS: RenderTask[] = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
  demo: `charts/bars/${name}`,
  name,
  module: `${name}.mjs`,
}));

interface Faults {
  /** Names of demos that always end their process. */
  deadly?: string;
  /** Names of demos that end a process that has rendered another one. */
  greedy?: string;
  /** Memory of each process after a demo, in bytes. */
  memory?: number;
}

/** Renderers that answer with their names, and what each process was given. */
function createRenderers({ deadly = '', greedy = '', memory = 0 }: Faults = {}) {
  const processes: { names: string; hasEnded: boolean }[] = [];
  const start: typeof startRenderer = (renderer) => {
    const own = { names: '', hasEnded: false };
    processes.push(own);
    return {
      render: async ({ demo, name }) => {
        const isFirst = own.names === '';
        own.names += name;
        await Promise.resolve();
        if (deadly.includes(name) || (greedy.includes(name) && !isFirst)) {
          throw new RendererEnded(`The demo ${name} ends the process.`);
        }
        return { answer: { demo, html: `${renderer} ${demo}`, styles: {} }, memory };
      },
      end: () => {
        own.hasEnded = true;
      },
    };
  };
  return { start, processes };
}

const run = (start: typeof startRenderer) =>
  renderTasks('renderToPicture', TASKS, {
    start,
    scripts: { renderToMarkup: 'markup.mjs', renderToPicture: 'picture.mjs' },
  });

describe('renderTasks', () => {
  it('answers for every demo, in two processes that it ends', async () => {
    const { start, processes } = createRenderers();
    const answers = await run(start);
    expect([...answers.keys()].toSorted()).toEqual(TASKS.map(({ demo }) => demo));
    expect(answers.get('charts/bars/e')?.html).toBe('renderToPicture charts/bars/e');
    expect(processes.map(({ names }) => names.length).toSorted()).toEqual([2, 3]);
    expect(processes.every(({ hasEnded }) => hasEnded)).toBe(true);
  });

  it('starts no process without a demo', async () => {
    const { start, processes } = createRenderers();
    const scripts = { renderToMarkup: '', renderToPicture: '' };
    expect(await renderTasks('renderToMarkup', [], { start, scripts })).toEqual(new Map());
    expect(processes).toEqual([]);
  });

  it('gives the next demo to a new process when one has grown', async () => {
    const { start, processes } = createRenderers({ memory: 1e9 });
    await run(start);
    expect(processes.map(({ names }) => names)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('has what happened for the error of a demo that ends its process, and goes on', async () => {
    const { start } = createRenderers({ deadly: 'ad' });
    const answers = await run(start);
    const errors = TASKS.map(({ demo }) => answers.get(demo)?.error);
    expect(errors).toEqual([
      'The demo a ends the process.',
      undefined,
      undefined,
      'The demo d ends the process.',
      undefined,
    ]);
  });

  it('tries a demo again in a new process: those before it may have taken the memory', async () => {
    const { start, processes } = createRenderers({ greedy: 'e' });
    const answers = await run(start);
    expect(answers.get('charts/bars/e')?.error).toBeUndefined();
    expect(processes.at(-1)).toEqual({ names: 'e', hasEnded: true });
  });
});
