import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/shared/languages/languages';
import { getPathInfo } from '../../../src/shared/paths/getPathInfo';
import { anyAddress } from './paths';

describe('getPathInfo', () => {
  it.each([
    // path, language, canonicalAs, canonicalAsServer, canonicalPathname
    ['/', 'en', '/', '/', '/'],
    ['/zh/', 'zh', '/', '/', '/'],
    ['/zh', 'en', '/zh', '/zh', '/zh'],
    ['/en/', 'en', '/en/', '/en/', '/en'],
    ['/x/introduction/', 'en', '/x/introduction/', '/x/introduction/', '/x/introduction'],
    ['/x/introduction', 'en', '/x/introduction', '/x/introduction', '/x/introduction'],
    ['/zh/x/introduction/', 'zh', '/x/introduction/', '/x/introduction/', '/x/introduction'],
    [
      '/en/x/react-data-grid/',
      'en',
      '/en/x/react-data-grid/',
      '/en/x/react-data-grid/',
      '/en/x/react-data-grid',
    ],
    ['/pt/x/introduction/', 'en', '/pt/x/introduction/', '/pt/x/introduction/', '/pt/x/introduction'],
    ['/zhx/foo/', 'en', '/zhx/foo/', '/zhx/foo/', '/zhx/foo'],
    ['/zh/zh/x/', 'zh', '/zh/x/', '/zh/x/', '/zh/x'],
    ['zh/x/', 'en', 'zh/x/', 'zh/x/', 'zh/x'],
    [
      '/zh/x/react-data-grid/#demo',
      'zh',
      '/x/react-data-grid/#demo',
      '/x/react-data-grid/',
      '/x/react-data-grid',
    ],
    [
      '/x/react-charts/bars#basics',
      'en',
      '/x/react-charts/bars#basics',
      '/x/react-charts/bars',
      '/x/react-charts/bars',
    ],
    [
      '/x/react-data-grid/?a=1#b',
      'en',
      '/x/react-data-grid/?a=1#b',
      '/x/react-data-grid/?a=1',
      '/x/react-data-grid/?a=1',
    ],
    ['/#top', 'en', '/#top', '/', '/'],
    ['/api/button/', 'en', '/api/button/', '/api/button/', '/api-docs/button'],
    ['/api', 'en', '/api', '/api', '/api-docs'],
    ['/zh/api/button/', 'zh', '/api/button/', '/api/button/', '/api-docs/button'],
    [
      '/x/api/data-grid/data-grid/',
      'en',
      '/x/api/data-grid/data-grid/',
      '/x/api/data-grid/data-grid/',
      '/x/api/data-grid/data-grid',
    ],
    [
      '/x/react-charts/bars//',
      'en',
      '/x/react-charts/bars//',
      '/x/react-charts/bars//',
      '/x/react-charts/bars/',
    ],
    ['//', 'en', '//', '//', '/'],
    ['/zh/blog/post/', 'zh', '/blog/post/', '/blog/post/', '/blog/post'],
    [
      '/material-ui/react-button/',
      'en',
      '/material-ui/react-button/',
      '/material-ui/react-button/',
      '/material-ui/react-button',
    ],
    ['/apis/foo/', 'en', '/apis/foo/', '/apis/foo/', '/api-docss/foo'],
    ['/api-docs/button/', 'en', '/api-docs/button/', '/api-docs/button/', '/api-docs-docs/button'],
    // What the rules say about paths that nobody links to.
    ['', 'en', '', '', ''],
    ['/en', 'en', '/en', '/en', '/en'],
    ['/ZH/', 'en', '/ZH/', '/ZH/', '/ZH'],
    ['/Zh/x/', 'en', '/Zh/x/', '/Zh/x/', '/Zh/x'],
    ['//zh/x/', 'en', '//zh/x/', '//zh/x/', '//zh/x'],
    ['/zh//', 'zh', '//', '//', '/'],
    ['/zh//evil.example/', 'zh', '//evil.example/', '//evil.example/', '//evil.example'],
    ['/zh/zh', 'zh', '/zh', '/zh', '/zh'],
    ['/zh/en/x/', 'zh', '/en/x/', '/en/x/', '/en/x'],
    ['/zh?a=1', 'en', '/zh?a=1', '/zh?a=1', '/zh?a=1'],
    ['/zh#a', 'en', '/zh#a', '/zh', '/zh'],
    ['/zh/?a=1', 'zh', '/?a=1', '/?a=1', '/?a=1'],
    ['/zh/#a', 'zh', '/#a', '/', '/'],
    ['/zh/x/?a=/#/', 'zh', '/x/?a=/#/', '/x/?a=/', '/x/?a='],
    ['/x/a/#b#c', 'en', '/x/a/#b#c', '/x/a/', '/x/a'],
    ['#', 'en', '#', '', ''],
    ['/?userLanguage=zh', 'en', '/?userLanguage=zh', '/?userLanguage=zh', '/?userLanguage=zh'],
    ['///', 'en', '///', '///', '//'],
    ['/API/', 'en', '/API/', '/API/', '/API'],
    ['/zh/api', 'zh', '/api', '/api', '/api-docs'],
    ['/api/#a', 'en', '/api/#a', '/api/', '/api-docs'],
    ['/api?a', 'en', '/api?a', '/api?a', '/api-docs?a'],
    ['/x/中文/', 'en', '/x/中文/', '/x/中文/', '/x/中文'],
    ['/中文/', 'en', '/中文/', '/中文/', '/中文'],
    ['/zh/%E4%B8%AD/', 'zh', '/%E4%B8%AD/', '/%E4%B8%AD/', '/%E4%B8%AD'],
    ['/%7Ah/x/', 'en', '/%7Ah/x/', '/%7Ah/x/', '/%7Ah/x'],
    ['/x/%/%zz/', 'en', '/x/%/%zz/', '/x/%/%zz/', '/x/%/%zz'],
  ])('reads %j', (path, userLanguage, canonicalAs, canonicalAsServer, canonicalPathname) => {
    expect(getPathInfo(path)).toEqual({ userLanguage, canonicalAs, canonicalAsServer, canonicalPathname });
  });

  it('keeps the prefix of the default language, so that the path names no page', () => {
    expect(getPathInfo('/en/x/react-charts/')).toMatchObject({
      userLanguage: 'en',
      canonicalPathname: '/en/x/react-charts',
    });
  });

  // Kept as it was found: the prefix may be a part of a longer name.
  it('replaces /api as a plain prefix, so that what was replaced is replaced again', () => {
    const { canonicalPathname } = getPathInfo('/api/button/');
    expect(getPathInfo(canonicalPathname).canonicalPathname).toBe('/api-docs-docs/button');
  });

  it('accepts any string, and finds each form within the one before', () => {
    fc.assert(
      fc.property(anyAddress, (path) => {
        const { userLanguage, canonicalAs, canonicalAsServer, canonicalPathname } = getPathInfo(path);
        expect(LANGUAGES).toContain(userLanguage);
        expect(path.endsWith(canonicalAs)).toBe(true);
        expect(canonicalAs.startsWith(canonicalAsServer)).toBe(true);
        expect(canonicalPathname).not.toContain('#');
      }),
    );
  });

  it('finds a language other than the default one only as the first of two slashes', () => {
    fc.assert(
      fc.property(anyAddress, (path) => {
        const { userLanguage, canonicalAs } = getPathInfo(path);
        expect(userLanguage === 'zh').toBe(path.startsWith('/zh/'));
        expect(userLanguage === 'zh' ? `/zh${canonicalAs}` : canonicalAs).toBe(path);
      }),
    );
  });

  it('reads what a server sees as it reads the whole', () => {
    fc.assert(
      fc.property(anyAddress, (path) => {
        const { canonicalAsServer, canonicalPathname } = getPathInfo(path);
        const again = getPathInfo(path.replace(/#.*$/s, ''));
        expect(again.canonicalAs).toBe(canonicalAsServer);
        expect(again.canonicalPathname).toBe(canonicalPathname);
      }),
    );
  });

  it('reads a path without language prefix, hash and slash as itself', () => {
    const segment = fc.stringMatching(/^[a-z][a-z-]{2,10}$/).filter((text) => !text.startsWith('api'));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
        const { canonicalPathname } = getPathInfo(`/${segments.join('/')}/`);
        expect(canonicalPathname).toBe(`/${segments.join('/')}`);
        expect(getPathInfo(canonicalPathname).canonicalPathname).toBe(canonicalPathname);
      }),
    );
  });
});
