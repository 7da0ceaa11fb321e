import { describe, expect, it, vi } from 'vitest';
import { createLoadDemo, type DemoModules } from '../../../src/client/demo/createLoadDemo';

const Stacked = () => null;
const loadOther = vi.fn<() => Promise<never>>();

const demoModules: DemoModules = {
  'charts/bars': async () => ({ demos: { Stacked: async () => ({ default: Stacked }), Other: loadOther } }),
  'charts/lines': loadOther,
};
const loadModules = vi.fn(async () => ({ demoModules }));
const loadDemo = createLoadDemo(loadModules);

describe('createLoadDemo', () => {
  it('loads nothing before a demo is asked for', () => {
    expect(loadModules).not.toHaveBeenCalled();
  });

  it('imports the demo, and nothing else', async () => {
    expect(await loadDemo('charts/bars', 'Stacked')).toBe(Stacked);
    expect(loadOther).not.toHaveBeenCalled();
  });

  it.each([
    ['charts/bars', 'Missing'],
    ['charts/pies', 'Stacked'],
  ])('says which demo there is not: %s %s', async (pageId, name) => {
    await expect(loadDemo(pageId, name)).rejects.toThrow(`There is no demo \`${name}\` in \`${pageId}\`.`);
  });
});
