import { describe, expect, it } from 'vitest';
import { foldReleases } from '../../../../src/node/api/release-tables/foldReleases';
import type { ReleaseChange, ReleaseMinor } from '../../../../src/shared/products/releases';

/** Minors from the oldest on, `8.0` first. */
function createMinors(...changes: ReleaseChange[][]): ReleaseMinor[] {
  return changes.map((own, index) => ({ minor: `8.${index}`, packages: {}, changes: own })).toReversed();
}

const BRUSH = { what: 'prop', name: 'brush', owners: ['BarChart', 'LineChart'] } as const;

const OF_BAR = { what: 'prop', owner: 'BarChart', name: 'brush' } as const;

function copy({ owners, ...change }: typeof BRUSH): Omit<ReleaseChange, 'kind'> {
  return { ...change, owners: [...owners] };
}

describe('findHistory', () => {
  it('tells since when each owner has a name', () => {
    const { findHistory } = foldReleases({
      minors: createMinors([], [], [{ kind: 'added', ...copy(BRUSH), after: '8.0' }]),
    });
    const history = { since: { minor: '8.2', after: '8.0' }, changes: [] };
    expect(findHistory(OF_BAR)).toEqual(history);
    expect(findHistory({ ...OF_BAR, owner: 'LineChart' })).toEqual(history);
    expect(findHistory({ ...OF_BAR, owner: 'PieChart' })).toBeUndefined();
  });

  it('lists what changed, the newest first, also of names that are older than the table', () => {
    const { findHistory } = foldReleases({
      minors: createMinors(
        [],
        [{ kind: 'retyped', ...copy(BRUSH), from: 'boolean', to: 'string' }],
        [],
        [{ kind: 'deprecated', ...copy(BRUSH) }],
      ),
    });
    expect(findHistory(OF_BAR)).toEqual({
      changes: [
        { kind: 'deprecated', minor: '8.3' },
        { kind: 'retyped', minor: '8.1', from: 'boolean' },
      ],
    });
  });

  it('forgets what was before a name was removed and came again', () => {
    const { findHistory } = foldReleases({
      minors: createMinors(
        [],
        [{ kind: 'default', ...copy(BRUSH), from: '1', to: '2' }],
        [{ kind: 'removed', ...copy(BRUSH) }],
        [{ kind: 'added', ...copy(BRUSH) }],
      ),
    });
    expect(findHistory(OF_BAR)).toEqual({ since: { minor: '8.3' }, changes: [] });
  });

  it('forgets the members of an export that came again, for they came with it', () => {
    const { findHistory, findSince } = foldReleases({
      minors: createMinors(
        [],
        [{ kind: 'added', ...copy(BRUSH) }],
        [{ kind: 'removed', what: 'export', name: 'BarChart' }],
        [{ kind: 'added', what: 'export', name: 'BarChart' }],
      ),
    });
    expect(findHistory(OF_BAR)).toBeUndefined();
    expect(findSince(OF_BAR)).toEqual({ minor: '8.3' });
    expect(findHistory({ ...OF_BAR, owner: 'LineChart' })).toEqual({ since: { minor: '8.1' }, changes: [] });
  });
});
