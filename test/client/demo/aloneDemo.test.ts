import { describe, expect, it } from 'vitest';
import { getAloneHref, parseAloneQuery } from '../../../src/client/demo/aloneDemo';

describe('getAloneHref', () => {
  it('names the page and the demo, and a styling other than the first', () => {
    const demo = { page: '/x/react-charts/bars/', name: 'BarColors' };
    expect(getAloneHref({ ...demo, styling: 'system' })).toBe(
      '/demos/?page=/x/react-charts/bars/&demo=BarColors',
    );
    expect(getAloneHref({ ...demo, styling: 'css' })).toBe(
      '/demos/?page=/x/react-charts/bars/&demo=BarColors&styling=css',
    );
  });
});

describe('parseAloneQuery', () => {
  it.each([
    { page: '/x/react-charts/bars/', name: 'BarColors', styling: 'system' },
    { page: '/zh/x/react-data-grid/', name: 'Rows2', styling: 'tailwind' },
    { page: '/preview/x/react-tree-view/simple-tree-view/items/', name: 'Items', styling: 'css' },
  ] as const)('reads the address of $name', (demo) => {
    expect(parseAloneQuery(new URL(getAloneHref(demo), 'https://mui.com').search)).toEqual(demo);
  });

  it('takes the first styling for one that does not exist', () => {
    expect(parseAloneQuery('?page=/x/a/&demo=Rows&styling=sass')).toEqual({
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
    expect(parseAloneQuery(query)).toBeUndefined();
  });
});
