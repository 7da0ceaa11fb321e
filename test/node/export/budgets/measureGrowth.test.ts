import { describe, expect, it } from 'vitest';
import { measureGrowth } from '../../../../src/node/export/budgets/measureGrowth';

/** A map from pages to what loads their demos, as it is in a script of the export. */
function createMap(ids: readonly string[]): string {
  return `let a=1;e.s({${ids.map((id, index) => `"${id}":()=>e.A(${index * 7919})`).join(',')}});let b="charts/other";`;
}

const IDS = Array.from({ length: 300 }, (_, index) => `charts/page-${index}`);

function measure(count: number): number {
  return measureGrowth(createMap(IDS.slice(0, count)), new Set(IDS));
}

describe('measureGrowth', () => {
  it('is nothing for a script that names no page', () => {
    expect(measureGrowth(createMap(['charts/other']), new Set(IDS))).toBe(0);
  });

  it('grows with the pages that a script names, and with what it has of each', () => {
    expect(measure(100)).toBeGreaterThan(500);
    expect(measure(300)).toBeGreaterThan(2 * measure(100));
  });

  it('knows names in any quotes', () => {
    const script = 'e=[`charts/page-1`,\'charts/page-2\',"charts/page-3"]';
    expect(measureGrowth(script, new Set(IDS))).toBeGreaterThan(0);
  });
});
