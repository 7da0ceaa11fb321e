import { describe, expect, it } from 'vitest';
import { runTogether } from '../../../src/node/cli/runTogether';

/** Tasks that end on request, and a record of what happened to them. */
function createTasks(...names: string[]) {
  const events: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const tasks = names.map((name) => async () => {
    events.push(`${name} starts`);
    await new Promise<void>((resolve, reject) => {
      ends.set(name, { resolve, reject });
    });
    events.push(`${name} ends`);
    return name.toUpperCase();
  });
  /** Ends a task, and lets what waits for it go on. */
  const end = async (name: string, error?: Error) => {
    const { resolve, reject } = ends.get(name)!;
    (error ? () => reject(error) : resolve)();
    await new Promise(setImmediate);
  };
  return { tasks, events, end };
}

describe('runTogether', () => {
  it('runs as many at once as it may, in their order', async () => {
    const { tasks, events, end } = createTasks('lint', 'types', 'unit', 'build');
    const results = runTogether(tasks, 2);
    expect(events).toEqual(['lint starts', 'types starts']);
    await end('types');
    expect(events.slice(2)).toEqual(['types ends', 'unit starts']);
    await end('lint');
    expect(events.slice(4)).toEqual(['lint ends', 'build starts']);
    await end('build');
    await end('unit');
    expect(events.slice(6)).toEqual(['build ends', 'unit ends']);
    expect(await results).toEqual(['LINT', 'TYPES', 'UNIT', 'BUILD']);
  });

  it('has nothing to do without tasks', async () => {
    expect(await runTogether([], 2)).toEqual([]);
  });

  it('starts nothing after a task that throws', async () => {
    const { tasks, events, end } = createTasks('lint', 'types', 'unit');
    const results = expect(runTogether(tasks, 2)).rejects.toThrow('no such command');
    await end('lint', new Error('no such command'));
    await end('types');
    await results;
    expect(events).toEqual(['lint starts', 'types starts', 'types ends']);
  });
});
