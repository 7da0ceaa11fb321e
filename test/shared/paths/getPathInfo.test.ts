import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/shared/languages';
import { getPathInfo } from '../../../src/shared/paths/getPathInfo';

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
  ])('reads %s', (path, userLanguage, canonicalAs, canonicalAsServer, canonicalPathname) => {
    expect(getPathInfo(path)).toEqual({ userLanguage, canonicalAs, canonicalAsServer, canonicalPathname });
  });

  it('keeps the prefix of the default language, so that the path names no page', () => {
    expect(getPathInfo('/en/x/react-charts/')).toMatchObject({
      userLanguage: 'en',
      canonicalPathname: '/en/x/react-charts',
    });
  });

  it.each([
    ['/apis/foo/', '/api-docss/foo'],
    ['/api-docs/button/', '/api-docs-docs/button'],
  ])('replaces /api as a plain prefix: %s', (path, canonicalPathname) => {
    expect(getPathInfo(path).canonicalPathname).toBe(canonicalPathname);
  });

  it('accepts any string, and finds each form within the one before', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withFragments: true }), fc.webPath()), (path) => {
        const { userLanguage, canonicalAs, canonicalAsServer, canonicalPathname } = getPathInfo(path);
        expect(LANGUAGES).toContain(userLanguage);
        expect(path.endsWith(canonicalAs)).toBe(true);
        expect(canonicalAs.startsWith(canonicalAsServer)).toBe(true);
        expect(canonicalPathname).not.toContain('#');
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
