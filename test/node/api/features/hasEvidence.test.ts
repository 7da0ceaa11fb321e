import { afterAll, describe, expect, it } from 'vitest';
import { createDeclarationReader } from '../../../../src/node/api/features/createDeclarationReader';
import { hasEvidence } from '../../../../src/node/api/features/hasEvidence';
import { parseEvidence } from '../../../../src/node/api/features/parseEvidence';
import { createPackages } from './createPackages';

interface Case {
  name: string;
  evidence: string;
  /** Whether the free package and the Pro package have it. */
  expected: [free: boolean, pro: boolean];
}

const CASES: Case[] = [
  { name: 'an export of one package', evidence: 'TablePro', expected: [false, true] },
  { name: 'an export of a subpath', evidence: 'parts/part', expected: [true, false] },
  { name: 'an export that is exported again', evidence: 'TableApi', expected: [true, true] },
  { name: 'a name that nobody exports', evidence: 'Chart', expected: [false, false] },
  { name: 'a prop of a generic component', evidence: 'Table.rows', expected: [true, true] },
  { name: 'a prop that the Pro component adds', evidence: 'Table.tree', expected: [false, true] },
  { name: 'a prop that nobody has', evidence: 'Table.pivot', expected: [false, false] },
  { name: 'a prop that must not be given', evidence: 'Table.forbidden', expected: [false, false] },
  { name: 'a value that the free prop refuses', evidence: 'Table.pages=false', expected: [false, true] },
  { name: 'a value that both take', evidence: 'Table.pages=true', expected: [true, true] },
  { name: 'a member of a type', evidence: 'TableApi.sort', expected: [true, true] },
  // In one program with the Pro package, the free type would have it too.
  {
    name: 'a member that the Pro package adds to a free type',
    evidence: 'TableApi.group',
    expected: [false, true],
  },
  { name: 'a member of one type of a union', evidence: 'Column.digits', expected: [true, false] },
];

// Declarations are read once for all questions, as the build does.
const read = createDeclarationReader(await createPackages(afterAll));

describe('hasEvidence', () => {
  it.each(CASES)('finds $name: $evidence', ({ evidence, expected }) => {
    const parsed = parseEvidence(evidence)!;
    expect(['@shop/table', '@shop/table-pro'].map((name) => hasEvidence(read, name, parsed))).toEqual(
      expected,
    );
  });

  it('finds nothing in a package that is not installed', () => {
    expect(hasEvidence(read, '@shop/chart', parseEvidence('Chart')!)).toBe(false);
  });
});
