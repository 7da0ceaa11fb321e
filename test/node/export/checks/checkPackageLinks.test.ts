import path from 'node:path';
import { expect, it } from 'vitest';
import { checkPackageLinks } from '../../../../src/node/export/checks/checkPackageLinks';
import { findDocumentationLinks } from '../../../../src/node/base/packages/findDocumentationLinks';
import { createFolder } from '../../createFolder';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');

function check(...hrefs: string[]) {
  return checkPackageLinks({
    links: hrefs.map((href) => ({ href, file: '@mui/x-charts/index.d.ts' })),
    pages: [
      {
        address: '/x/react-charts/bars/',
        links: { ids: ['color'], repeatedIds: [], references: [], externalLinks: [] },
      },
    ],
    findRedirect: (pathname) =>
      new Map([
        ['/x/react-charts/bar/', { location: '/x/react-charts/bars/' }],
        ['/x/react-charts/line/', { location: '/x/react-charts/lines/' }],
      ]).get(pathname),
  });
}

it('finds pages, elements of pages, and redirects to them', () => {
  const hrefs = [
    '/x/react-charts/bars/',
    '/x/react-charts/bars',
    '/x/react-charts/bars/#color',
    '/x/react-charts/bar/#color',
  ];
  expect(check(...hrefs)).toEqual([]);
});

it.each([
  [
    '/x/react-charts/barz/',
    'leads to no page. Redirect it in public/_redirects: `/x/react-charts/barz/ /x/react-charts/bars/ 301`.',
  ],
  [
    '/x/react-charts/bars/#layout',
    'names nothing on that page. Write `layout:` with the id of a heading below `ids`',
  ],
])('reports %s', (href, message) => {
  expect(check(href)).toEqual([
    { file: 'node_modules/@mui/x-charts/index.d.ts', message: expect.stringContaining(message) },
  ]);
});

it('reads links from code and declarations, each once, and none from older versions', async () => {
  const project = await createFolder({
    'package.json': JSON.stringify({ devDependencies: { '@mui/x-charts-v7': 'npm:@mui/x-charts@7' } }),
    'node_modules/@mui/x-charts/a.d.ts': '/** See https://mui.com/x/react-charts/bars/#color. */',
    'node_modules/@mui/x-charts/b.js':
      '`https://mui.com/x/react-charts/bars/#color` + "http://next.mui.com/x/react-charts/"',
    'node_modules/@mui/x-charts/README.md': 'https://mui.com/x/introduction/',
    'node_modules/@mui/x-charts-v7/a.js': '"https://mui.com/x/react-charts/lines/"',
    'node_modules/@mui/material/a.js': '"https://mui.com/x/react-charts/pie/"',
  });
  expect(await findDocumentationLinks(project)).toEqual([
    { href: '/x/react-charts/bars/#color', file: '@mui/x-charts/a.d.ts' },
    { href: '/x/react-charts/', file: '@mui/x-charts/b.js' },
  ]);
});

it('finds the links of the installed packages', async () => {
  const hrefs = (await findDocumentationLinks(PROJECT)).map(({ href }) => href);
  expect(hrefs).toContain('/x/react-data-grid/state/#direct-selector-access');
  expect(hrefs.length).toBeGreaterThan(150);
});
