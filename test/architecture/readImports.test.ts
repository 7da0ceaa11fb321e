import { describe, expect, it } from 'vitest';
import { readImports } from './readImports';
import { parseSource } from './readSources';

function read(text: string) {
  return readImports(parseSource('src/client/page/PageBlocks.tsx', text));
}

describe('readImports', () => {
  it.each([
    "import { a } from '../shared/page';",
    "import a, { type B } from '../shared/page';",
    "import '../shared/page';",
    "export { a } from '../shared/page';",
    "export * from '../shared/page';",
    "const a = () => import('../shared/page');",
    "const a = require('../shared/page');",
    "import a = require('../shared/page');",
  ])('finds an import: %s', (text) => {
    expect(read(text)).toMatchObject([{ kind: 'file', target: 'src/shared/page', isType: false }]);
  });

  it.each([
    "import type { A } from '../shared/page';",
    "import type A from '../shared/page';",
    "import { type A, type B } from '../shared/page';",
    "export type { A } from '../shared/page';",
    "export { type A } from '../shared/page';",
    "type A = import('../shared/page').A;",
  ])('finds an import of types: %s', (text) => {
    expect(read(text)).toMatchObject([{ kind: 'file', target: 'src/shared/page', isType: true }]);
  });

  it.each([
    ["import 'react-dom/client';", 'package', 'react-dom'],
    ["import '@mui/material/styles';", 'package', '@mui/material'],
    ["import 'node:fs';", 'builtin', 'node:fs'],
    ["import 'fs';", 'builtin', 'fs'],
    ["import './code.css';", 'file', 'src/client/page/code.css'],
    ["import '../shared/page.ts';", 'file', 'src/shared/page'],
  ])('names what is imported: %s', (text, kind, target) => {
    expect(read(text)).toMatchObject([{ kind, target }]);
  });

  it('finds nothing in texts and comments', () => {
    expect(read("// import 'react';\nconst a = \"import 'react'\";")).toEqual([]);
  });
});
