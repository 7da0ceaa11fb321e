import { describe, expect, it } from 'vitest';
import { splitTypeText, wrapType } from '../../../src/node/api/splitTypeText';

describe('splitTypeText', () => {
  it.each([
    ["'a' | 'b'", ' | ', ["'a'", "'b'"]],
    // Separators inside of brackets and quotes belong to the part.
    ['(a | b)[] | c', ' | ', ['(a | b)[]', 'c']],
    ["'a | b' | c", ' | ', ["'a | b'", 'c']],
    ['Map<A, B>, C', ', ', ['Map<A, B>', 'C']],
    // An arrow is no closing bracket.
    ['(a: () => void) => b', ' => ', ['(a: () => void)', 'b']],
    ['A', ' | ', ['A']],
  ])('splits %s at %j', (text, separator, parts) => {
    expect(splitTypeText(text, separator)).toEqual(parts);
  });
});

describe('wrapType', () => {
  it.each([
    ['string', 'string'],
    ['a | b', '(a | b)'],
    ['() => void', '(() => void)'],
    ['keyof A', '(keyof A)'],
    ['{ a: b | c }', '{ a: b | c }'],
    ['Array<a | b>', 'Array<a | b>'],
  ])('puts %s in parentheses where it needs them', (text, expected) => {
    expect(wrapType(text)).toBe(expected);
  });
});
