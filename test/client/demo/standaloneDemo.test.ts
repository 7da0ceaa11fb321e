import { describe, expect, it } from 'vitest';
import { getStandaloneHref, parseStandaloneQuery } from '../../../src/client/demo/standaloneDemo';

describe('getStandaloneHref', () => {
  it('names the page and the demo, and a styling other than the first', () => {
    const demo = { page: '/x/react-charts/bars/', name: 'BarColors' };
    expect(getStandaloneHref({ ...demo, styling: 'system' })).toBe(
      '/demos/?page=/x/react-charts/bars/&demo=BarColors',
    );
    expect(getStandaloneHref({ ...demo, styling: 'css' })).toBe(
      '/demos/?page=/x/react-charts/bars/&demo=BarColors&styling=css',
    );
  });
});

describe('parseStandaloneQuery', () => {
  it.each([
    { page: '/x/react-charts/bars/', name: 'BarColors', styling: 'system' },
    { page: '/zh/x/react-data-grid/', name: 'Rows2', styling: 'tailwind' },
    { page: '/preview/x/react-tree-view/simple-tree-view/items/', name: 'Items', styling: 'css' },
  ] as const)('reads the address of $name', (demo) => {
    expect(parseStandaloneQuery(new URL(getStandaloneHref(demo), 'https://mui.com').search)).toEqual(demo);
  });

  it('takes the first styling for one that does not exist', () => {
    expect(parseStandaloneQuery('?page=/x/a/&demo=Rows&styling=sass')).toEqual({
      page: '/x/a/',
      name: 'Rows',
      styling: 'system',
    });
  });

  it.each([
    '',
    '?page=/x/react-charts/bars/',
    '?demo=BarColors',
    '?page=https://example.com/x/a/&demo=Rows',
    '?page=//example.com/x/a/&demo=Rows',
    '?page=/\\example.com/x/a/&demo=Rows',
    '?page=/x/../../secret/&demo=Rows',
    '?page=/x/%2e%2e/a/&demo=Rows',
    '?page=/blog/a/&demo=Rows',
    '?page=/x/a/&demo=rows"]',
    '?page=/x/a/&demo=__proto__',
    '?page=%E0%A4%A&demo=Rows',
  ])('knows no demo of %s', (query) => {
    expect(parseStandaloneQuery(query)).toBeUndefined();
  });
});
