import { describe, expect, it } from 'vitest';
import { defineStep, Run, type Scope } from '../../../src/node/site/step';

const SCOPE: Scope = { projectDirectory: '/project', problems: [], onProblems: () => {} };

/** A step that counts how often it is made. */
function createCounted(name: string, needs = {}) {
  const counted = { made: 0 };
  const step = defineStep(name, needs, () => {
    counted.made += 1;
    return name;
  });
  return { counted, step };
}

describe('a run', () => {
  it('gives a step the results of those that it needs, by their names', async () => {
    const width = defineStep('width', {}, () => 3);
    const height = defineStep('height', {}, async () => 4);
    const area = defineStep('area', { width, height }, (needs) => needs.width * needs.height);
    expect(await new Run(SCOPE).get(area)).toBe(12);
  });

  it('tells each step where the project is', async () => {
    const place = defineStep('place', {}, (_, { projectDirectory }) => projectDirectory);
    expect(await new Run(SCOPE).get(place)).toBe('/project');
  });

  it('makes a step once, whoever needs it', async () => {
    const { counted, step } = createCounted('pages');
    const links = defineStep('links', { step }, () => 'links');
    const titles = defineStep('titles', { step }, () => 'titles');
    const both = defineStep('both', { links, titles }, (needs) => Object.values(needs));
    const run = new Run(SCOPE);
    expect(await Promise.all([run.get(both), run.get(step)])).toEqual([['links', 'titles'], 'pages']);
    expect(counted.made).toBe(1);
  });

  it('makes nothing that nobody asks for', async () => {
    const { counted, step } = createCounted('checks');
    defineStep('report', { step }, () => 'report');
    await new Run(SCOPE).get(createCounted('pages').step);
    expect(counted.made).toBe(0);
  });

  it('takes a result that is known, and makes nothing that only this step needs', async () => {
    const { counted, step } = createCounted('extraction');
    const api = defineStep('api', { step }, (needs) => `${needs.step} of packages`);
    const pages = defineStep('pages', { api }, (needs) => `pages of ${needs.api}`);
    expect(await new Run(SCOPE).set(api, 'yesterday').get(pages)).toBe('pages of yesterday');
    expect(counted.made).toBe(0);
  });

  it('shares results with another run', async () => {
    const { counted, step } = createCounted('api');
    const first = new Run(SCOPE);
    const second = new Run(SCOPE).take(first, [step]);
    expect(await Promise.all([second.get(step), first.get(step)])).toEqual(['api', 'api']);
    expect(counted.made).toBe(1);
  });

  it('runs steps side by side that do not need each other', async () => {
    const order: string[] = [];
    const first = defineStep('first', {}, async () => {
      order.push('first begins');
      await Promise.resolve();
      order.push('first ends');
    });
    const second = defineStep('second', {}, () => {
      order.push('second begins');
    });
    await new Run(SCOPE).get(defineStep('both', { first, second }, () => {}));
    expect(order).toEqual(['first begins', 'second begins', 'first ends']);
  });

  it('ends with the error of a step, and makes none that needs it', async () => {
    const broken = defineStep('broken', {}, () => {
      throw new Error('no text');
    });
    const { counted, step } = createCounted('pages', { broken });
    await expect(new Run(SCOPE).get(step)).rejects.toThrow('no text');
    expect(counted.made).toBe(0);
  });

  it('names each step to who measures it, after what it needs has ended', async () => {
    const names: string[] = [];
    const run = new Run(SCOPE, async (name, make) => {
      const result = await make();
      names.push(name);
      return result;
    });
    const parsed = defineStep('parsing', {}, () => 'tree');
    await run.get(defineStep('guides', { parsed }, () => 'pages'));
    expect(names).toEqual(['parsing', 'guides']);
  });
});
