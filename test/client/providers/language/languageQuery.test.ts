import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeLanguageQuery } from '../../../../src/client/providers/language/languageQuery';
import { anyAddress } from '../../../shared/paths/paths';

describe('removeLanguageQuery', () => {
  it.each([
    ['', ''],
    ['?', '?'],
    ['?a=1', '?a=1'],
    ['?a=1&', '?a=1&'],
    ['?userLanguage=zh', ''],
    ['?userLanguage=', ''],
    ['?userLanguage=zh&a=1', '?a=1'],
    ['?a=1&userLanguage=zh', '?a=1'],
    ['?a=1&userLanguage=zh&b', '?a=1&b'],
    ['?userLanguage=zh&userLanguage=en', ''],
    ['?a&userLanguage=en&userLanguage=zh&b', '?a&b'],
    ['?userLanguage=en&a&userLanguage=zh', '?a'],
    ['?userLanguages=zh', '?userLanguages=zh'],
    ['?myuserLanguage=zh', '?myuserLanguage=zh'],
    ['?userlanguage=zh', '?userlanguage=zh'],
    ['?userLanguage', '?userLanguage'],
    // The rest stays as it was written, decodable or not.
    ['?q=%&userLanguage=zh&r=a+b%20c', '?q=%&r=a+b%20c'],
  ])('%j -> %j', (query, expected) => {
    expect(removeLanguageQuery(query)).toBe(expected);
  });

  it('accepts any string, and leaves nothing to remove', () => {
    const parameter = fc.constantFrom('userLanguage=zh', 'userLanguage=', 'a=1', 'b', '', 'userLanguage');
    const query = fc.array(parameter).map((parameters) => `?${parameters.join('&')}`);
    fc.assert(
      fc.property(fc.oneof(query, anyAddress), (text) => {
        const rest = removeLanguageQuery(text);
        expect(rest).not.toMatch(/[?&]userLanguage=/);
        expect(removeLanguageQuery(rest)).toBe(rest);
      }),
    );
  });
});
