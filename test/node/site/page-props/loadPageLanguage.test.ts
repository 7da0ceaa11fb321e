import { expect, it } from 'vitest';
import { loadPageLanguage } from '../../../../src/node/site/page-props/loadPageLanguage';
import { readTexts } from '../../../../src/node/base/texts/readTexts';

it('gives a page the texts of its own language, and of the default one those alone that are missing', () => {
  expect(loadPageLanguage('en')).toEqual({
    userLanguage: 'en',
    translations: { en: readTexts('interface', 'en') },
  });
  expect(loadPageLanguage('zh')).toEqual({
    userLanguage: 'zh',
    translations: { en: {}, zh: readTexts('interface', 'zh') },
  });
});
