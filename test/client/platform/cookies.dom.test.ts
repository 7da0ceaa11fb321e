import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../src/client/platform/cookies';

afterEach(() => {
  vi.restoreAllMocks();
  writeCookie('codeVariant', '', 0);
});

describe('readCookie', () => {
  test.each([
    ['', undefined],
    ['codeVariant=JS', 'JS'],
    ['a=1; codeVariant=TS; b=2', 'TS'],
    ['a=1;codeVariant=TS', 'TS'],
    ['codeVariant=', ''],
    ['codeVariant=a=b', 'a=b'],
    ['codeVariant=MUI%20System', 'MUI%20System'],
    ['xcodeVariant=JS', undefined],
    ['codeVariantx=JS', undefined],
    ['codeVariant', undefined],
    ['codeVariant=JS; codeVariant=TS', undefined],
  ])('%j', (cookies, expected) => {
    expect(readCookie('codeVariant', cookies)).toBe(expected);
  });

  test('any text is read without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (cookies) => {
        const value = readCookie('codeVariant', cookies);
        expect(value === undefined || cookies.includes(value)).toBe(true);
      }),
    );
  });

  test('a document that refuses cookies has none', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(readCookie('codeVariant')).toBeUndefined();
  });
});

describe('writeCookie', () => {
  test('what is written is read back as it was, for a year on all paths', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    writeCookie('codeStyling', 'MUI System');
    expect(set).toHaveBeenCalledWith('codeStyling=MUI System;path=/;max-age=31536000');
  });

  test('a lifetime of 0 removes it', () => {
    writeCookie('codeVariant', 'JS');
    expect(readCookie('codeVariant')).toBe('JS');
    writeCookie('codeVariant', '', 0);
    expect(readCookie('codeVariant')).toBeUndefined();
  });

  test('a document that refuses cookies is left alone', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(() => writeCookie('codeVariant', 'JS')).not.toThrow();
  });
});
