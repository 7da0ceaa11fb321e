import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitFiles } from '../../../../src/node/base/code/splitFiles';

describe('splitFiles', () => {
  it('leaves a fence alone that begins no files', () => {
    expect(splitFiles('const a = 1;\nconst b = 2;')).toEqual([
      { code: 'const a = 1;\nconst b = 2;', line: 0 },
    ]);
  });

  it('begins a file at each line that names one', () => {
    const code = ['// @filename: a.ts', 'export {};', '// @filename: b.ts', '// ---cut---', "import './a';"];
    expect(splitFiles(code.join('\n'))).toEqual([
      { name: 'a.ts', code: 'export {};', line: 1 },
      { name: 'b.ts', code: "// ---cut---\nimport './a';", line: 3 },
    ]);
  });

  it('keeps what is before the first name as a file of its own', () => {
    expect(splitFiles('const a = 1;\n// @filename: b.ts\nconst b = 1;')).toMatchObject([
      { line: 0 },
      { name: 'b.ts', line: 2 },
    ]);
  });

  it('keeps every line at its place', () => {
    const line = fc.constantFrom(
      '// @filename: a.ts',
      '// @filename: b.tsx',
      'const a = 1;',
      '',
      '// ---cut---',
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        for (const file of splitFiles(lines.join('\n'))) {
          const fileLines = file.code.split('\n');
          expect(fileLines).toEqual(
            lines.length === 0 || !file.code ? [''] : lines.slice(file.line, file.line + fileLines.length),
          );
        }
      }),
    );
  });
});
