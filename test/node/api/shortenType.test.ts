import { describe, expect, it } from 'vitest';
import { shortenType } from '../../../src/node/api/shortenType';

const LONG = 'GridCellParamsWithAVeryLongNameThatFillsTheCell';

describe('shortenType', () => {
  it.each([
    ['leaves what is short', 'GridRowsProp', 'GridRowsProp'],
    [
      'leaves the types of parameters to their rows',
      `(params: ${LONG}, details: ${LONG}) => void`,
      '(params, details) => void',
    ],
    [
      'keeps the first members of a union',
      "'horizontal' | 'vertical' | 'start' | 'end' | 'middle' | 'top' | 'bottom' | 'left' | 'right'",
      "'horizontal' | 'vertical' | 'start' | 'end' | 'middle' | 'top' | 'bottom' | …",
    ],
    ['keeps the names of fields', `{ row: ${LONG}; column: ${LONG} }`, '{ row, column }'],
    ['keeps the first arguments', `Slot<ButtonProps, ${LONG}, ${LONG}>`, `Slot<ButtonProps, ${LONG}, …>`],
    [
      'shortens inside of parentheses',
      `((params: ${LONG}, details: ${LONG}) => void)[]`,
      '((params, details) => void)[]',
    ],
    ['cuts what has no structure', 'a'.repeat(100), `${'a'.repeat(79)}…`],
  ])('%s', (_, text, expected) => {
    expect(shortenType(text)).toBe(expected);
  });
});
