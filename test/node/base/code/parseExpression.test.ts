import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../../../src/node/base/code/parseExpression';

describe('parseExpression', () => {
  it.each(['[25, 50]', "'80%'", '-1', '{ a: 1 }', 'a, b', '<p>text</p>'])('reads %s', (code) => {
    expect(parseExpression(code)?.getText()).toBe(code);
  });

  it.each([
    '',
    '45 if there is a label, 25 otherwise',
    '`true` for desktop',
    'a; b',
    '1) + (2; 3',
    'const a = 1',
  ])('reads no expression in %s', (code) => {
    expect(parseExpression(code)).toBeUndefined();
  });

  it('goes by the extension of the file', () => {
    expect(parseExpression('<p>text</p>', 'a.ts')).toBeUndefined();
  });
});
