import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathnameToHref } from '../../../src/shared/paths/pathnameToHref';
import { anyAddress } from './paths';

describe('pathnameToHref', () => {
  it.each([
    ['/x/introduction', '/x/introduction/', '/zh/x/introduction/'],
    ['/x/introduction/', '/x/introduction/', '/zh/x/introduction/'],
    [
      '/x/react-charts/#planned-charts',
      '/x/react-charts/#planned-charts',
      '/zh/x/react-charts/#planned-charts',
    ],
    [
      '/x/react-charts#planned-charts',
      '/x/react-charts/#planned-charts',
      '/zh/x/react-charts/#planned-charts',
    ],
    ['/x/react-charts?a=b.c', '/x/react-charts/?a=b.c', '/zh/x/react-charts/?a=b.c'],
    ['/', '/', '/zh/'],
    ['/x/llms.txt', '/x/llms.txt', '/x/llms.txt'],
    ['https://mui.com/x/whats-new/', 'https://mui.com/x/whats-new/', 'https://mui.com/x/whats-new/'],
  ])('%s', (pathname, english, chinese) => {
    expect(pathnameToHref(pathname, 'en')).toBe(english);
    expect(pathnameToHref(pathname, 'zh')).toBe(chinese);
  });

  it('accepts any string, and adds slash and prefix once', () => {
    fc.assert(
      fc.property(anyAddress, (pathname) => {
        const href = pathnameToHref(pathname, 'zh');
        expect(pathnameToHref(href, 'zh')).toBe(href);
      }),
    );
  });
});
