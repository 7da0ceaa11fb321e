import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutCode, splitAtCut } from '../../../../src/node/base/code/cutCode';

describe('cutCode', () => {
  it('shows all of a fence without a cut', () => {
    expect(cutCode('  const a = 1;\nconst b = 2;')).toBe('  const a = 1;\nconst b = 2;');
  });

  it('shows what is below the cut', () => {
    expect(cutCode('const a = 1;\n// ---cut---\n\na.toFixed();')).toBe('a.toFixed();');
  });

  it('takes away the indentation that the lines above gave', () => {
    const code = "const column: GridColDef =\n  // ---cut---\n  {\n    field: 'name',\n\n  };";
    expect(cutCode(code)).toBe("{\n  field: 'name',\n\n};");
  });

  it('shows nothing when nothing is below the cut', () => {
    expect(cutCode('const a = 1;\n// ---cut---')).toBe('');
  });
});

describe('splitAtCut', () => {
  it('loses nothing', () => {
    const line = fc.constantFrom('// ---cut---', '  // ---cut---', 'a();', '', '\r');
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const code = lines.join('\n');
        const { above, shown } = splitAtCut(code);
        expect(above + shown).toBe(code);
      }),
    );
  });
});
