import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/shared/languages/languages';
import { getPathInfo } from '../../../src/shared/paths/getPathInfo';
import { localizeHref } from '../../../src/shared/paths/localizeHref';
import { anyAddress } from './paths';

describe('localizeHref', () => {
  it.each([
    ['/x/introduction/', '/zh/x/introduction/'],
    ['/x/introduction', '/zh/x/introduction'],
    ['/', '/zh/'],
    ['/x/react-charts/?theme=dark#bars', '/zh/x/react-charts/?theme=dark#bars'],
    ['/blogs/', '/zh/blogs/'],
    ['/zhx/', '/zh/zhx/'],
    ['/zh', '/zh/zh'],
    ['/en/x/introduction/', '/zh/en/x/introduction/'],
  ])('adds the prefix of the language: %s', (href, expected) => {
    expect(localizeHref(href, 'zh')).toBe(expected);
  });

  it.each([
    ['a link that has the prefix', '/zh/x/introduction/'],
    ['another site', 'https://mui.com/x/'],
    ['another site, by its host alone', '//mui.com/x/'],
    ['a mail address', 'mailto:someone@example.com'],
    ['a hash', '#demo'],
    ['a path without languages', '/blog/some-post/'],
    ['a path without languages and with a query', '/blog?tag=grid'],
    ['a path without languages and with a hash', '/size-snapshot/#charts'],
    ['a file, which exists once', '/x/llms.txt'],
    ['nothing', ''],
  ])('leaves alone: %s', (_, href) => {
    expect(localizeHref(href, 'zh')).toBe(href);
  });

  it('adds nothing in the default language', () => {
    fc.assert(fc.property(fc.string(), (href) => localizeHref(href, 'en') === href));
  });

  it('adds the prefix once', () => {
    fc.assert(
      fc.property(anyAddress, fc.constantFrom(...LANGUAGES), (href, language) => {
        const localized = localizeHref(href, language);
        expect(localizeHref(localized, language)).toBe(localized);
      }),
    );
  });

  it('is read back by getPathInfo', () => {
    fc.assert(
      fc.property(fc.webPath(), (rest) => {
        const href = `/x${rest}/`;
        expect(getPathInfo(localizeHref(href, 'zh'))).toMatchObject({
          userLanguage: 'zh',
          canonicalAs: href,
        });
      }),
    );
  });
});
