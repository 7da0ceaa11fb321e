import { describe, expect, it } from 'vitest';
import { languages } from '../../../data/languages';
import {
  DEFAULT_LANGUAGE,
  getLocalizedText,
  getTextAttributes,
  isLanguage,
  LANGUAGES,
  languageToPrefix,
  PREFIXED_LANGUAGES,
} from '../../../src/shared/languages/languages';

describe('the languages', () => {
  it('have ids of their own that can be in an address', () => {
    expect(new Set(LANGUAGES).size).toBe(LANGUAGES.length);
    // The folders of the default language, and of what has no language.
    const taken = ['x', 'demos', 'playground', 'static', 'social-cards', 'api'];
    expect(LANGUAGES.filter((id) => !/^[a-z]{2,3}(-[a-z\d]+)*$/.test(id) || taken.includes(id))).toEqual([]);
  });

  it('have names and tags that browsers know', () => {
    for (const { name, locale } of languages) {
      expect(name.trim()).not.toBe('');
      expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
    }
  });

  it('have a prefix in addresses, all but the first', () => {
    expect(DEFAULT_LANGUAGE).toBe(LANGUAGES[0]);
    expect(LANGUAGES.map(languageToPrefix)).toEqual(['', ...PREFIXED_LANGUAGES.map((id) => `/${id}`)]);
  });

  it.each([
    ['zh', true],
    ['en', true],
    ['xx', false],
    ['', false],
    [undefined, false],
  ])('are distinguished from anything else: %o', (value, expected) => {
    expect(isLanguage(value)).toBe(expected);
  });
});

describe('getLocalizedText', () => {
  it('is the text in the language, or in the default one', () => {
    expect(getLocalizedText({ en: 'rows', zh: '行' }, 'zh')).toBe('行');
    expect(getLocalizedText({ en: 'rows' }, 'zh')).toBe('rows');
  });
});

describe('getTextAttributes', () => {
  it('names the language of a text where the page has another', () => {
    expect(getTextAttributes('zh', 'en')).toEqual({ lang: 'en', dir: undefined });
    expect(getTextAttributes('zh', 'zh')).toEqual({ lang: undefined, dir: undefined });
    expect(getTextAttributes('zh')).toEqual({ lang: undefined, dir: undefined });
  });
});
