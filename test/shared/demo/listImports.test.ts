import { describe, expect, it } from 'vitest';
import { listImports, specifierToPackage } from '../../../src/shared/demo/listImports';

describe('listImports', () => {
  it('finds statements of every form, over several lines too', () => {
    const code = [
      "import { useState } from 'react';",
      "import type { Row } from './data';",
      'import {',
      '  DataGrid,',
      '  type GridColDef,',
      '} from "@mui/x-data-grid";',
      "import './Rows.css';",
      "export * from './columns';",
      "const load = () => import('./later');",
    ].join('\n');
    expect(listImports(code)).toEqual([
      'react',
      './data',
      '@mui/x-data-grid',
      './Rows.css',
      './columns',
      './later',
    ]);
  });

  it('takes no text for an import', () => {
    const code = ["const text = 'imported from here';", "  return <p>from 'nowhere'</p>;"].join('\n');
    expect(listImports(code)).toEqual([]);
  });

  it('takes no export of a value for one', () => {
    expect(listImports("export const rows = ['a', 'b'];\nexport default 'c';\n")).toEqual([]);
  });

  it('names each once', () => {
    expect(listImports("import a from 'x';\nimport type { B } from 'x';\n")).toEqual(['x']);
  });
});

describe('specifierToPackage', () => {
  it.each([
    ['react', 'react'],
    ['dayjs/plugin/utc', 'dayjs'],
    ['@mui/x-charts', '@mui/x-charts'],
    ['@mui/x-charts/BarChart', '@mui/x-charts'],
    ['./data', undefined],
    ['../server/FakeServer', undefined],
  ])('%s -> %s', (specifier, name) => {
    expect(specifierToPackage(specifier)).toBe(name);
  });
});
