import { describe, expect, it } from 'vitest';
import { omitTexts } from '../../../../src/node/base/texts/pageTexts';
import {
  getTextFile,
  mergeTexts,
  readCompleteTexts,
  readTexts,
} from '../../../../src/node/base/texts/readTexts';

const ENGLISH = { menu: 'Menu', modes: { dark: 'Dark', light: 'Light' }, marks: { new: 'New' } };

describe('omitTexts', () => {
  it('leaves the texts that the other table lacks', () => {
    expect(omitTexts(ENGLISH, { menu: '菜单', modes: { dark: '深色' } })).toEqual({
      modes: { light: 'Light' },
      marks: { new: 'New' },
    });
    expect(omitTexts(ENGLISH, ENGLISH)).toEqual({});
    expect(omitTexts(ENGLISH, {})).toEqual(ENGLISH);
  });

  it('knows no key that every object has', () => {
    expect(omitTexts({ constructor: 'Constructor' }, {})).toEqual({ constructor: 'Constructor' });
  });
});

describe('mergeTexts', () => {
  it('takes the texts of the other table where it has them', () => {
    expect(mergeTexts(ENGLISH, { menu: '菜单', modes: { dark: '深色' } })).toEqual({
      menu: '菜单',
      modes: { dark: '深色', light: 'Light' },
      marks: { new: 'New' },
    });
    expect(mergeTexts(ENGLISH, {})).toEqual(ENGLISH);
  });
});

describe('the files of texts', () => {
  it.each([
    ['interface', 'en', 'translations/en.json'],
    ['interface', 'zh', 'translations/zh.json'],
    ['build', 'en', 'translations/build.json'],
    ['build', 'zh', 'translations/build-zh.json'],
  ] as const)('of %s in %s is %s', (table, language, file) => {
    expect(getTextFile(table, language)).toBe(file);
  });

  it('need not exist', () => {
    expect(readTexts('titles', 'en')).toBeUndefined();
    expect(readCompleteTexts('titles', 'en')).toEqual({});
  });

  it('hold the texts of a language', () => {
    expect(readTexts('palette', 'zh')).toHaveProperty('palette.hue');
  });
});
