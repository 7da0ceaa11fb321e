import { expect, it } from 'vitest';
import { findEditorFaults } from '../../../../src/node/demos/code/findEditorFaults';

const FILE = 'data/charts/bars/Bars.tsx';

it('has nothing to say of a module that the editor runs', () => {
  const text =
    "import Box from '@mui/material/Box';\n\nexport default () => <Box component={'p' as const} />;\n";
  expect(findEditorFaults(FILE, text)).toEqual([]);
});

it.each([
  ['cannot compile', 'const a = 1;\nconst b = (;\n', 2, 'cannot compile it: Unexpected token.'],
  ['does not know', 'const a = 1;\nconst b = `${a a}`;\n', 2, 'does not know this line'],
  ['makes nothing of that runs', 'const a = 1;\nconst a = 2;\n', undefined, 'has already been declared'],
])('names what the editor %s', (_, text, line, message) => {
  expect(findEditorFaults(FILE, text)).toEqual([{ line, message: expect.stringContaining(message) }]);
});
