import { describe, expect, it } from 'vitest';
import { compareVariants, findVariantFaults } from '../../../../src/node/demos/code/compareVariants';

const SOURCE = `import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// Prices in euros.
const columns: GridColDef[] = [{ field: 'price' }];

export default function Prices() {
  return <DataGrid columns={columns} />;
}
`;

const SCRIPT = `import { DataGrid } from '@mui/x-data-grid';

// Prices in euros.
const columns = [{ field: 'price' }];

export default function Prices() {
  return <DataGrid columns={columns} />;
}
`;

describe('compareVariants', () => {
  it('finds nothing where both are the same program', async () => {
    expect(await compareVariants(SOURCE, SCRIPT)).toEqual([]);
  });

  it.each([
    ["'price'", "'prize'", 'is another program than the module. Write types that can be left out'],
    [
      '{ DataGrid }',
      '{ DataGrid, GridColDef }',
      'imports what it does not use: `import { DataGrid, GridColDef }',
    ],
    ["import { DataGrid } from '@mui/x-data-grid';\n", '', 'lacks an import: `import { DataGrid }'],
    ['const columns =', 'const columns: GridColDef[] =', 'is no JavaScript: '],
    ['\nexport', '\n\nexport', 'has two empty lines where types were. Remove one'],
  ])('finds out that %j became %j', async (before, after, message) => {
    expect(SCRIPT).toContain(before);
    const faults = await compareVariants(SOURCE, SCRIPT.replace(before, after));
    expect(faults.map((fault) => fault.message)).toEqual([expect.stringContaining(message)]);
  });

  it('names the line of a comment that is lost', async () => {
    expect(await compareVariants(SOURCE, SCRIPT.replace('// Prices in euros.\n', ''))).toEqual([
      {
        line: 3,
        message: expect.stringContaining('lacks the comment `// Prices in euros.`. Write it above'),
      },
    ]);
  });
});

describe('findVariantFaults', () => {
  it('finds nothing in a module whose types can be left out', async () => {
    expect(await findVariantFaults(SOURCE)).toEqual([]);
  });

  it('says why a module has no JavaScript variant', async () => {
    expect(await findVariantFaults('// Sizes.\nenum Size { Small }\nexport default Size;\n')).toEqual([
      { line: 2, message: expect.stringContaining('no JavaScript variant') },
    ]);
  });
});
