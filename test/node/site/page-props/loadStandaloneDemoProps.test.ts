import { expect, it } from 'vitest';
import { loadStandaloneDemoProps } from '../../../../src/node/site/page-props/loadStandaloneDemoProps';
import { LANGUAGES } from '../../../../src/shared/languages/languages';

it('gives the page of a demo alone what it may have to say, in each language', () => {
  const { userLanguage, title, texts } = loadStandaloneDemoProps();
  expect([userLanguage, title]).toEqual(['en', 'A demo alone']);
  expect(texts.map(({ language }) => language)).toEqual([...LANGUAGES]);
  expect(texts.find(({ language }) => language === 'zh')).toEqual({
    language: 'zh',
    missing: '这个地址没有示例。',
    failed: '无法加载示例。请检查网络连接，然后重新加载页面。',
  });
});
