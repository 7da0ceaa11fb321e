import vm from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageScript } from '../../../../src/client/providers/language/languageScript';
import { anyAddress } from '../../../shared/paths/paths';

/** Runs the script at an address. @returns the address that replaces it, if one does */
function run(address: string): string | undefined {
  let target: string | undefined;
  const { pathname, search, hash } = new URL(address, 'https://mui.com');
  const replace = (url: string) => {
    target = url;
  };
  vm.runInNewContext(languageScript, { location: { pathname, search, hash, replace } });
  return target;
}

describe('languageScript', () => {
  it.each([
    ['/x/introduction/?userLanguage=zh', '/zh/x/introduction/'],
    ['/x/introduction/?userLanguage=zh#top', '/zh/x/introduction/#top'],
    ['/x/introduction/?a=1&userLanguage=zh&b=%20c#top', '/zh/x/introduction/?a=1&b=%20c#top'],
    ['/zh/x/introduction/?userLanguage=en', '/x/introduction/'],
    ['/zh/x/introduction/?userLanguage=en&a#top', '/x/introduction/?a#top'],
    ['/x/?userLanguage=zh', '/zh/x/'],
    ['/zh/x/?userLanguage=en', '/x/'],
    ['/?userLanguage=zh', '/zh/'],
    ['/zh/?userLanguage=en', '/'],
    ['/x/react-charts/bars?userLanguage=zh', '/zh/x/react-charts/bars'],
    [
      '/x/api/charts/bar-chart/?userLanguage=zh#bar-chart-prop-series',
      '/zh/x/api/charts/bar-chart/#bar-chart-prop-series',
    ],
    // The first known language counts.
    ['/x/?userLanguage=pt&userLanguage=zh', '/zh/x/'],
    ['/x/?userLanguage=zh&userLanguage=en', '/zh/x/'],
  ])('replaces %s by %s', (address, target) => {
    expect(run(address)).toBe(target);
  });

  it.each([
    '/x/introduction/',
    '/x/introduction/?userLanguage=en',
    '/zh/x/introduction/?userLanguage=zh',
    '/x/introduction/?userLanguage=',
    '/x/introduction/?userLanguage',
    '/x/introduction/?userLanguage=pt',
    '/x/introduction/?userLanguage=ZH',
    '/x/introduction/?userLanguage=zh-CN',
    '/x/introduction/?userLanguage=zhx',
    '/x/introduction/?userLanguage=%zz',
    '/x/introduction/?userLanguage=../zh',
    '/x/introduction/?userLanguage=//evil.example',
    '/x/introduction/?userlanguage=zh',
    '/x/introduction/?myuserLanguage=zh',
    '/x/introduction/#?userLanguage=zh',
    // Pages without a counterpart.
    '/playground/?userLanguage=zh',
    '/demos/data-grid/quickstart/FullPage/?userLanguage=zh',
    '/blog/?userLanguage=zh',
    '/en/x/?userLanguage=zh',
    '/zh?userLanguage=en',
    '/xylophone/?userLanguage=zh',
  ])('stays at %s', (address) => {
    expect(run(address)).toBeUndefined();
  });

  it.each(['/zh//evil.example/?userLanguage=en', '/zh/\\evil.example/?userLanguage=en'])(
    'never leads to another site: %s',
    (address) => {
      expect(run(address)).toBeUndefined();
    },
  );

  it('accepts any address; what it leads to, it leaves alone, below the same site', () => {
    fc.assert(
      fc.property(anyAddress, fc.constantFrom('?userLanguage=zh', '?userLanguage=en&a'), (text, query) => {
        let url: URL;
        try {
          url = new URL(`https://mui.com/${text}`);
        } catch {
          return;
        }
        url.search = query;
        const target = run(url.href);
        if (target !== undefined) {
          expect(new URL(target, url).origin).toBe(url.origin);
          expect(run(target)).toBeUndefined();
        }
      }),
    );
  });

  it('can be in a script element', () => {
    expect(languageScript).not.toMatch(/<\/script|<!--/i);
  });
});
