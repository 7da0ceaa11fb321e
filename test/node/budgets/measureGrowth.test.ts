import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureGrowth } from '../../../src/node/budgets/measureGrowth';
import { writeDemoModules } from '../../../src/node/demo-modules/writeDemoModules';
import { createFolder } from '../createFolder';

/** The growth of a site with pages of these ids, each with the given demos. */
async function measure(pageIds: string[], names = ['Basic']): Promise<number> {
  const project = await createFolder();
  const demos = pageIds.flatMap((pageId) => names.map((name) => ({ pageId, name, file: `${name}.tsx` })));
  await writeDemoModules(project, demos);
  return measureGrowth(await fs.readFile(path.join(project, '.cache/generated/demoModules.ts'), 'utf8'));
}

const PAGE_IDS = ['charts/bars', 'charts/lines', 'data-grid/rows', 'migration/migration-v7'];

describe('measureGrowth', () => {
  it('is nothing for a site without demos', async () => {
    expect(await measure([])).toBe(0);
  });

  it('grows with the pages of the site', async () => {
    const small = await measure(PAGE_IDS.slice(0, 1));
    expect(small).toBeGreaterThan(0);
    expect(await measure(PAGE_IDS)).toBeGreaterThan(small);
  });

  it('does not grow with the demos of a page', async () => {
    expect(await measure(PAGE_IDS, ['Basic', 'Stacked', 'Colored'])).toBe(await measure(PAGE_IDS));
  });
});
