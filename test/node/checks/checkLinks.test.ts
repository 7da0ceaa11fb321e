import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../../src/node/checks/checkLinks';
import { createPage } from '../site/createPage';

const COLUMNS = createPage({
  pathname: '/x/react-data-grid/columns',
  toc: [
    { id: 'column-width', text: 'Column width', level: 2 },
    { id: 'api', text: 'API', level: 2 },
  ],
});

const FILES = new Set(['/x/llms.txt']);

/** Checks one link on line 7 of the page about rows, which has no headings. */
function check(href: string) {
  return checkLinks([COLUMNS, createPage({ links: [{ href, line: 7 }] })], FILES);
}

describe('checkLinks', () => {
  it.each([
    '/x/react-data-grid/columns/',
    '/x/react-data-grid/columns/#column-width',
    '/x/react-data-grid/columns/?tab=1#api',
    '/x/react-data-grid/columns/#',
    '/x/react-data-grid/rows/',
    '/x/llms.txt',
  ])('accepts %s', (href) => {
    expect(check(href)).toEqual([]);
  });

  it('accepts a heading of the page itself', () => {
    const page = createPage({ toc: COLUMNS.toc, links: [{ href: '#api', line: 7 }] });
    expect(checkLinks([page], FILES)).toEqual([]);
  });

  it('reports a heading that the page itself does not have', () => {
    const page = createPage({ toc: COLUMNS.toc, links: [{ href: '#column-widths', line: 7 }] });
    expect(checkLinks([page], FILES)).toEqual([
      {
        file: 'data/data-grid/rows/rows.md',
        line: 7,
        message:
          'The link `#column-widths` leads to no section: this page has no heading with the id `column-widths`. Did you mean `#column-width`? Ids are the English headings in lower case, with hyphens.',
      },
    ]);
  });

  it.each([
    ['/x/react-data-grid/columns/#groups', '/x/react-data-grid/columns/groups/'],
    ['/x/react-data-grid/#column-pinning', '/x/react-data-grid/columns/column-pinning/'],
  ])('reports %s, a section about what has its own page', (href, own) => {
    const sections = ['groups', 'column-pinning', 'overview'].map((id) => ({
      id,
      text: id,
      level: 2 as const,
    }));
    const pages = [
      createPage({ pathname: '/x/react-data-grid', toc: sections }),
      createPage({ pathname: '/x/react-data-grid/columns', toc: sections }),
      createPage({ pathname: '/x/react-data-grid/columns/groups' }),
      createPage({ pathname: '/x/react-data-grid/columns/column-pinning' }),
      createPage({
        links: [
          { href, line: 7 },
          { href: '/x/react-data-grid/columns/#overview', line: 8 },
        ],
      }),
    ];
    expect(checkLinks(pages, FILES)).toEqual([
      {
        file: 'data/data-grid/rows/rows.md',
        line: 7,
        message: `The link \`${href}\` leads to a section about what has its own page. Write \`${own}\`.`,
      },
    ]);
  });

  it.each([
    [
      '/x/react-data-grid/colums/',
      'The link `/x/react-data-grid/colums/` leads to no page. Did you mean `/x/react-data-grid/columns/`?',
    ],
    [
      '/x/react-data-grid/columns/#column-widths',
      'The link `/x/react-data-grid/columns/#column-widths` leads to no section: `/x/react-data-grid/columns/` has no heading with the id `column-widths`. Did you mean `#column-width`? Ids are the English headings in lower case, with hyphens.',
    ],
    ['#width', 'The link `#width` leads to no section: this page has no headings. Remove `#width`.'],
    ['/x/llms.tx', 'The link `/x/llms.tx` leads to no page. Did you mean `/x/react-data-grid/rows/`?'],
  ])('reports %s with what would lead somewhere', (href, message) => {
    expect(check(href)).toEqual([{ file: 'data/data-grid/rows/rows.md', line: 7, message }]);
  });

  it('reports each wrong link of each page', () => {
    const links = [
      { href: '/x/one/', line: 5 },
      { href: '/x/two/', line: 6 },
    ];
    const pages = [createPage({ links }), createPage({ pathname: '/x/three', links })];
    expect(checkLinks(pages, FILES).map(({ line }) => line)).toEqual([5, 6, 5, 6]);
  });
});
