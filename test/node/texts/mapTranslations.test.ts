import { describe, expect, it } from 'vitest';
import { mapTranslations } from '../../../src/node/texts/mapTranslations';

describe('mapTranslations', () => {
  it.each([
    ['pages-zh.json', 'zh'],
    ['pages-pt.json', 'pt'],
    ['pages.json', 'en'],
    ['zh.json', 'en'],
    ['pages-zho.json', 'en'],
    ['pages-ZH.json', 'en'],
    ['pages-zh.json.bak', 'en'],
    ['-zh.json', 'zh'],
    ['', 'en'],
  ])('gives %j to %s', (fileName, language) => {
    expect(mapTranslations({ [fileName]: { menu: 'Menu' } })).toEqual({ [language]: { menu: 'Menu' } });
  });

  it('joins the files of a language; the later one wins', () => {
    const files = { 'a.json': { a: '1', b: '1' }, 'b-zh.json': { a: '一' }, 'c.json': { b: '2' } };
    expect(mapTranslations(files)).toEqual({ en: { a: '1', b: '2' }, zh: { a: '一' } });
  });

  it('makes nothing of nothing', () => {
    expect(mapTranslations({})).toEqual({});
  });
});
