import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeFragment } from '../../../../src/node/base/code/completeFragment';

function complete(...lines: string[]): string {
  return completeFragment(lines.join('\n'), '/page/fence.tsx');
}

describe('completeFragment', () => {
  it.each([
    ['a module', "import { a } from './a';\nexport default a;"],
    ['statements', 'const a = 1;\na.toFixed();'],
    ['one element', '<RichTreeView items={[]} />'],
    ['an expression', 'apiRef.current?.focusItem(null, id)'],
    ['a block', '{ const a = 1; }'],
    ['an object with its type', 'const a: A =\n// ---cut---\n{ b: 1 }'],
    ['code that cannot be read', 'const = ;'],
  ])('leaves %s as it is', (_name, code) => {
    expect(complete(code)).toBe(code);
  });

  it('puts several elements into a fragment', () => {
    expect(complete('const a = 1;', '// ---cut---', '<A b={a} />', '<C />')).toBe(
      'const a = 1;\n// ---cut---\n<><A b={a} />\n<C />\n</>;',
    );
  });

  it('closes what the lines above the cut open', () => {
    expect(complete('const a: A[] = [', '// ---cut---', '{ b: 1 },', '{ b: 2 },')).toBe(
      'const a: A[] = [\n// ---cut---\n{ b: 1 },\n{ b: 2 },\n]',
    );
    expect(complete('function A() { return (', '// ---cut---', '<B />')).toMatch(/<B \/>\n\)\}$/);
  });

  it('does not close what users see open', () => {
    const code = 'const a: A[] = [\n// ---cut---\n{ b: 1 ,';
    expect(complete(code)).toBe(code);
  });

  it.each([
    "{ field: 'name' }",
    "{ field: 'name' };",
    "[{ field: 'name' }]",
    'width: 120,',
    'getValue(row) {},',
  ])('refuses an object or list that is checked against nothing: %s', (code) => {
    expect(() => complete(code)).toThrow('checked against nothing');
    expect(() => complete('const a = 1;', '// ---cut---', code)).toThrow('const column: GridColDef =');
  });

  it('never moves a line', () => {
    const line = fc.constantFrom(
      'const a = [',
      '<A />',
      '<B>',
      '</B>',
      '{ c: 1 }',
      '// ---cut---',
      'd();',
      ']',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        let completed: string[];
        try {
          completed = complete(...lines).split('\n');
        } catch {
          return;
        }
        lines.forEach((original, index) => expect(completed[index]!.endsWith(original)).toBe(true));
      }),
      { numRuns: 50 },
    );
  });
});
