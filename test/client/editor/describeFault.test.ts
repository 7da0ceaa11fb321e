import { describe, expect, it } from 'vitest';
import {
  describeFrameFault,
  describeImportFault,
  describeSyntaxFault,
} from '../../../src/client/editor/describeFault';
import type { FrameFault } from '../../../src/client/editor/sandbox/sandboxMessages';
import texts from '../../../translations/editor.json';
import { fillPlaceholders, findText } from '../../../src/shared/languages/translate';

const phrase = (key: string, values = {}) => fillPlaceholders(findText(texts, key)!, values);

const specifiers = { react: 'r.js', '@mui/material/Box': 'm.js', '@mui/material': 'm.js' };

describe('faults in words', () => {
  it('says where the syntax is wrong', () => {
    expect(describeSyntaxFault({ message: 'Unexpected token', file: 'A.tsx', line: 2 }, phrase)).toEqual({
      text: 'Syntax error: Unexpected token',
      file: 'A.tsx',
      line: 2,
    });
  });

  it.each([
    [
      'package',
      'lodash',
      'The package “lodash” is not available here. Available packages: @mui/material, react.',
    ],
    ['entry', '@mui/material/Bx', '“@mui/material/Bx” is not an entry point of @mui/material.'],
    ['file', './rows', 'The demo has no file “./rows”.'],
  ] as const)('names an import that leads nowhere: %s', (kind, specifier, text) => {
    const fault = { kind, specifier, file: 'A.tsx', line: 1 };
    expect(describeImportFault(fault, { specifiers }, phrase)).toEqual({ text, file: 'A.tsx', line: 1 });
  });

  it.each<[FrameFault['kind'], string, string]>([
    ['syntax', 'Invalid left-hand side', 'Syntax error: Invalid left-hand side'],
    ['export', '@mui/x-charts BarChrt', '@mui/x-charts does not export “BarChrt”.'],
    ['file', './rows', 'The demo has no file “./rows”.'],
    ['component', 'A.tsx', 'A.tsx needs a component as its default export.'],
    ['loop', 'any', 'A loop ran for more than a second and was stopped.'],
    ['render', 'TypeError: a', 'TypeError: a'],
    ['later', 'TypeError: b', 'TypeError: b'],
    ['rejection', 'no', 'Unhandled rejection of a promise: no'],
  ])('says what the frame found: %s', (kind, message, text) => {
    expect(describeFrameFault({ kind, message, line: 4 }, phrase)).toEqual({
      text,
      file: undefined,
      line: 4,
    });
  });
});
