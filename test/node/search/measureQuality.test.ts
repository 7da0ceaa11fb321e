import { describe, expect, it } from 'vitest';
import { findSectionsOfDetails, measureQuality } from '../../../src/node/search/measureQuality';
import { createSearchEngine } from '../../../src/client/search/engine/createSearchEngine';
import type { SearchQuery } from '../../../src/shared/search/searchQuery';
import { createIndex } from '../../client/search/engine/createIndex';

async function measure(queries: readonly SearchQuery[], sections: ReadonlyMap<string, string> = new Map()) {
  const index = createIndex();
  return measureQuality(await createSearchEngine(index), index, { queries, sections });
}

describe('measureQuality', () => {
  it('gives the place of the first acceptable answer, and what is before it', async () => {
    const { results } = await measure([
      ['pageSizeOptions', '/x/api/data-grid/data-grid#*-prop-pageSizeOptions'],
      ['pagination', '/x/api/data-grid/data-grid#data-grid-prop-paginationModel'],
      ['licensing', '/x/react-data-grid'],
    ]);
    expect(results.map(({ rank }) => rank === undefined || rank > 1)).toEqual([false, true, true]);
    expect(results[1]!.before).toContain('/x/react-data-grid#pagination');
    expect(results[2]!.rank).toBeUndefined();
  });

  it('takes a demo for the section that it is in', async () => {
    const { results } = await measure([['order grid', '/x/react-data-grid#pagination']]);
    expect(results[0]!.rank).toBe(1);
  });

  it('takes details for the section that they are in', async () => {
    const query: SearchQuery = ['pagination', '/x/react-data-grid#rows'];
    const sections = new Map([['/x/react-data-grid#pagination', '/x/react-data-grid#rows']]);
    expect((await measure([query])).results[0]!.rank).toBeUndefined();
    expect((await measure([query], sections)).results[0]!.rank).toBe(1);
  });

  it('reads a star as any text, and dots as dots', async () => {
    const { results } = await measure([
      ['licensing', '/x/*/licensing'],
      ['pageSizeOptions', '/x/api/data.grid/data.grid#*'],
    ]);
    expect(results.map(({ rank }) => rank)).toEqual([1, undefined]);
  });

  it('counts the shares', async () => {
    const { recallAt1, recallAt3 } = await measure([
      ['licensing', '/x/introduction/licensing'],
      ['rows', '/x/api/data-grid/data-grid#*-prop-rows'],
      ['toolbar', '/x/react-data-grid#nowhere'],
      ['height', '/x/api/data-grid/data-grid#*-prop-autoHeight'],
    ]);
    expect(recallAt1).toBe(0.5);
    expect(recallAt3).toBe(0.75);
  });

  it('counts what is shown as the best answer and is right, and what the site answers though it does not', async () => {
    const { results, precision, answeredInVain } = await measure([
      ['pageSizeOptions', '/x/api/data-grid/data-grid#*-prop-pageSizeOptions'],
      ['autoHeight', '/x/nowhere'],
      ['pageSizeOptions'],
      ['kanban board'],
    ]);
    expect(results).toHaveLength(2);
    expect(precision).toBeCloseTo(1 / 3);
    expect(answeredInVain).toBe(0.5);
  });

  it('counts a query whose answers are no pages as missed', async () => {
    const { results } = await measure([['pivot', '/x/nowhere']]);
    expect(results).toEqual([expect.objectContaining({ query: 'pivot', rank: undefined })]);
  });
});

describe('findSectionsOfDetails', () => {
  it('gives details to the last heading before them, and to the page where none is', () => {
    const toc = [
      { id: 'before', text: 'Before', level: 3 as const, details: 'unlisted' as const },
      { id: 'labels', text: 'Labels', level: 2 as const },
      { id: 'long-labels', text: 'Long labels', level: 3 as const },
      { id: 'cut', text: 'Cut', level: 3 as const, details: 'listed' as const },
      { id: 'hidden', text: 'Hidden', level: 3 as const, details: 'unlisted' as const },
    ];
    expect(findSectionsOfDetails({ pathname: '/x/react-charts/pie', toc })).toEqual([
      ['/x/react-charts/pie#before', '/x/react-charts/pie'],
      ['/x/react-charts/pie#cut', '/x/react-charts/pie#long-labels'],
      ['/x/react-charts/pie#hidden', '/x/react-charts/pie#long-labels'],
    ]);
  });
});
