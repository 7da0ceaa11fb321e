import { describe, expect, it } from 'vitest';
import type { CompiledCode, SyntaxFault } from '../../../../src/client/editor/compile/compiledCode';
import { compileFiles } from '../../../../src/client/editor/compile/compileFiles';

function compile(files: Record<string, string>): CompiledCode {
  const compilation = compileFiles(Object.entries(files).map(([name, text]) => ({ name, text })));
  if ('fault' in compilation) {
    throw new Error(`${compilation.fault.file}:${compilation.fault.line} ${compilation.fault.message}`);
  }
  return compilation.code;
}

function getFault(text: string, name = 'Demo.tsx'): SyntaxFault {
  const compilation = compileFiles([{ name, text }]);
  if (!('fault' in compilation)) {
    throw new Error('It compiles.');
  }
  return compilation.fault;
}

describe('compileFiles', () => {
  it('makes of types and JSX what a browser runs, line by line', () => {
    const text = [
      "import Box from '@mui/material/Box';",
      'interface Props {',
      '  size: number;',
      '}',
      'export default function Demo({ size }: Props) {',
      '  return <Box>{size satisfies number}</Box>;',
      '}',
    ].join('\n');
    const { code } = compile({ 'Demo.tsx': text }).modules[0]!;
    expect(code.split('\n')).toHaveLength(7);
    expect(code.split('\n')[4]).toContain('function Demo({ size })');
    expect(code.split('\n')[5]).toContain('jsx');
    expect(code).not.toMatch(/interface|satisfies|<Box/);
  });

  it('lists what is imported at run time, with its line', () => {
    const { imports } = compile({
      'Demo.tsx': [
        "import * as React from 'react';",
        "import Box, { type BoxProps, boxClasses as classes } from '@mui/material/Box';",
        "import { GridColDef, DataGrid } from '@mui/x-data-grid';",
        "import './Demo.css';",
        "export { rows } from './data';",
        'const columns: GridColDef[] = [];',
        "const load = () => import('luxon');",
        'export default () => <Box {...classes}><DataGrid columns={columns} onClick={load} ref={React.useRef()} /></Box>;',
      ].join('\n'),
    });
    expect(imports.filter(({ specifier }) => !specifier.startsWith('react/'))).toEqual([
      { file: 'Demo.tsx', line: 1, specifier: 'react', names: [] },
      { file: 'Demo.tsx', line: 2, specifier: '@mui/material/Box', names: ['default', 'boxClasses'] },
      { file: 'Demo.tsx', line: 3, specifier: '@mui/x-data-grid', names: ['DataGrid'] },
      { file: 'Demo.tsx', line: 4, specifier: './Demo.css', names: [] },
      { file: 'Demo.tsx', line: 5, specifier: './data', names: ['rows'] },
      { file: 'Demo.tsx', line: 7, specifier: 'luxon', names: [] },
    ]);
  });

  it('takes a default export of a text for no import', () => {
    expect(compile({ 'data.ts': "export default 'luxon';" }).imports).toEqual([]);
  });

  it('reads `<` in a `.ts` file as the begin of a type', () => {
    const { modules } = compile({ 'data.ts': 'export const rows = <number[]>[1];' });
    expect(modules[0]!.code).toContain('[1]');
  });

  it('compiles JavaScript, style sheets and data', () => {
    const { modules, styles } = compile({
      'Demo.js': 'export default () => <p />;',
      'Demo.css': '.a { color: red }',
      'rows.json': '[1]',
    });
    expect(modules.map(({ name }) => name)).toEqual(['Demo.js', 'rows.json']);
    expect(modules[1]!.code).toBe('module.exports = [1];');
    expect(styles).toEqual(['.a { color: red }']);
  });

  it.each([
    ['const a = 1;\nconst b = (;\n', 2, 'Unexpected token'],
    ['export default () => <p>', 1, /Unterminated|Unexpected/],
    ["const a = 'b", 1, 'Unterminated string constant'],
  ])('says where %j is wrong', (text, line, message) => {
    const fault = getFault(text);
    expect(fault).toMatchObject({ file: 'Demo.tsx', line });
    expect(fault.message).toMatch(message);
    expect(fault.message).not.toMatch(/transforming|\(\d+:\d+\)/);
  });

  it('marks the first line that the grammar does not know, where the compiler takes more', () => {
    const { modules } = compile({ 'Demo.js': 'const a = 1;\nconst b = `${a a}`;\nlet c;' });
    expect(modules[0]!.suspectLine).toBe(2);
  });

  it('compiles no endless text', () => {
    expect(getFault('a;'.repeat(300_000)).message).toContain('500000');
  });
});
