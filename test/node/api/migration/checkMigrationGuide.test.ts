import { describe, expect, it } from 'vitest';
import {
  checkMigrationGuide,
  type MigrationGuideToCheck,
} from '../../../../src/node/api/migration/checkMigrationGuide';
import type {
  ApiDifferences,
  DifferenceKey,
  MigrationGuide,
} from '../../../../src/shared/products/migration';

const GUIDE_FILE = 'data/breaking-changes/treeViewV7.ts';
const FOUND_FILE = 'data/breaking-changes/treeViewV7.json';
const VERSIONS = { '@mui/x-tree-view': { from: '7.29.10', to: '8.29.3' } };

const guide: MigrationGuide = {
  product: 'tree-view',
  major: 7,
  renames: [],
  sections: { 'tree-is-gone': ['export Tree'] },
  unlisted: [{ reason: 'Takes more.', differences: ['prop Item.id'] }],
  mostUnlisted: 1,
};

const found: ApiDifferences = {
  versions: VERSIONS,
  differences: [
    { kind: 'removed', what: 'export', name: 'Tree' },
    { kind: 'retyped', what: 'prop', name: 'Item.id' },
    { kind: 'default', what: 'prop', name: 'Item.id' },
  ],
};

const text = `sections: {
  'tree-is-gone': ['export Tree'],
},
unlisted: [{ differences: ['prop Item.id'] }],
mostUnlisted: 1,
twice: ['export Tree', 'export Other'],
`;

function check(changes: Partial<MigrationGuideToCheck> = {}) {
  return checkMigrationGuide({
    guide,
    guideFile: { file: GUIDE_FILE, text },
    found,
    foundText: JSON.stringify(changes.found ?? found, null, 2),
    versions: VERSIONS,
    headings: new Set(['upgrade', 'tree-is-gone']),
    ...changes,
  });
}

describe('the check of a migration guide', () => {
  it('is content when each difference is in a section or has a reason', () => {
    expect(check()).toEqual([]);
  });

  it('reports a difference that no entry describes, at its line', () => {
    const differences = [...found.differences, { kind: 'removed', what: 'slot', name: 'Item.icon' } as const];
    const [problem, ...rest] = check({ found: { ...found, differences } });
    expect(problem).toMatchObject({ file: FOUND_FILE, line: 27 });
    expect(problem?.message).toContain('No entry describes `slot Item.icon`');
    expect(problem?.message).toContain(GUIDE_FILE);
    expect(rest).toEqual([]);
  });

  const name = (...names: DifferenceKey[]) => ({ guide: { ...guide, sections: { 'tree-is-gone': names } } });

  it.each<[string, Partial<MigrationGuideToCheck>, line: number, message: string]>([
    [
      'a heading that the page does not have',
      { headings: new Set(['upgrade']) },
      2,
      'no heading `#tree-is-gone`',
    ],
    [
      'a name that is no difference any more',
      name('export Tree', 'export Other'),
      6,
      '`export Other` is no difference',
    ],
    ['a name that is twice', name('export Tree', 'export Tree'), 6, '`export Tree` is named twice'],
    [
      'more differences without an entry than the guide allows',
      { guide: { ...guide, mostUnlisted: 0 } },
      5,
      '1 differences are unlisted, `mostUnlisted` is 0. Write entries',
    ],
    ['a number that is too high', { guide: { ...guide, mostUnlisted: 2 } }, 5, 'Write `mostUnlisted: 1`'],
  ])('reports %s', (_, changes, line, message) => {
    expect(check(changes)).toEqual([{ file: GUIDE_FILE, line, message: expect.stringContaining(message) }]);
  });

  it('reports versions that were not compared', () => {
    const versions = { '@mui/x-tree-view': { from: '7.29.10', to: '8.30.0' } };
    const [problem, ...rest] = check({ versions });
    expect(problem?.file).toBe(FOUND_FILE);
    expect(problem?.message).toContain('from 7.29.10 to 8.29.3, installed is from 7.29.10 to 8.30.0');
    expect(problem?.message).toContain('npm run api-differences -- tree-view 7');
    expect(rest).toEqual([]);
  });

  it('reports a package that joined and was not compared', () => {
    const versions = { ...VERSIONS, '@mui/x-tree-view-pro': { from: '7.29.10', to: '8.29.3' } };
    const [problem] = check({ versions });
    expect(problem?.message).toContain('@mui/x-tree-view-pro was compared not at all');
  });

  it('asks for the comparison, and for the page', () => {
    expect(check({ found: undefined, foundText: '' })).toEqual([
      { file: FOUND_FILE, message: expect.stringContaining('npm run api-differences -- tree-view 7') },
    ]);
    expect(check({ headings: undefined })).toEqual([
      { file: 'data/migration/migration-tree-view-v7', message: expect.stringContaining('has no page') },
    ]);
  });
});
