import { describe, expect, it, vi } from 'vitest';
import { createLoadDemo } from '../../src/demo/createLoadDemo';

const Stacked = () => null;
const loadOther = vi.fn<() => Promise<never>>();

const loadDemo = createLoadDemo({
  'charts/bars': async () => ({ demos: { Stacked: async () => ({ default: Stacked }), Other: loadOther } }),
  'charts/lines': loadOther,
});

describe('createLoadDemo', () => {
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
