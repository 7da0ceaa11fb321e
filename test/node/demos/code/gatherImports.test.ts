import { describe, expect, it } from 'vitest';
import { gatherImports } from '../../../../src/node/demos/code/gatherImports';

describe('gatherImports', () => {
  it.each([
    ["import { FakeServer } from '../server/FakeServer';", "import { FakeServer } from './FakeServer';"],
    ["import type { Row } from '../../server/row';", "import type { Row } from './row';"],
    ["export { rows } from '../server/rows';", "export { rows } from './rows';"],
    ["import { rows } from './data';", "import { rows } from './data';"],
    ["import './Rows.css';", "import './Rows.css';"],
    ["import Box from '@mui/material/Box';", "import Box from '@mui/material/Box';"],
  ])('%s', (source, expected) => {
    expect(gatherImports(source)).toBe(expected);
  });

  it('rewrites each of several imports', () => {
    expect(gatherImports("import { a } from '../server/a';\nimport { b } from '../server/b';\n")).toBe(
      "import { a } from './a';\nimport { b } from './b';\n",
    );
  });

  it('leaves texts that look like paths alone', () => {
    const source = "const path = '../server/data';\n";
    expect(gatherImports(source)).toBe(source);
  });
});
