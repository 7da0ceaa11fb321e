import { describe, expect, it } from 'vitest';
import { relocateImports } from '../../../../src/node/demos/code/relocateImports';

const relocate = (source: string) =>
  relocateImports(source, '/site/data/trees/items/Lines', '/site/.cache/generated/styled');

describe('relocateImports', () => {
  it.each([
    ["import { rows } from './data';", "import { rows } from '../../../data/trees/items/Lines/data';"],
    ["import type { Row } from '../rows';", "import type { Row } from '../../../data/trees/items/rows';"],
    ["import * as React from 'react';", "import * as React from 'react';"],
    ["export { rows } from './data';", "export { rows } from '../../../data/trees/items/Lines/data';"],
  ])('%s', (source, expected) => {
    expect(relocate(source)).toBe(expected);
  });

  it('takes out the style sheet, which comes with the demo', () => {
    expect(relocate("import { a } from 'a';\nimport './Lines.css';\nimport { b } from './b';\n")).toBe(
      "import { a } from 'a';\nimport { b } from '../../../data/trees/items/Lines/b';\n",
    );
  });

  it('leaves texts that look like paths alone', () => {
    const source = "const path = './data';\n";
    expect(relocate(source)).toBe(source);
  });
});
