import { expect, it } from 'vitest';
import type { SiteIndex } from '../../../../src/node/base/store/siteFiles';
import { hashPages } from '../../../../src/node/export/kept-pages/hashPages';
import { createFolder } from '../../createFolder';

function createIndex(...names: string[]): SiteIndex {
  const pages = names.map((name) => ({
    id: name,
    pathname: `/x/${name}`,
    title: name,
    titles: {},
    inMenu: true,
  }));
  return { pages, iframeDemos: [], packages: {} };
}

const INDEX = createIndex('rows', 'columns');

function createManifest(script: string, entry: string): string {
  return JSON.stringify({
    entry: [entry],
    parts: { 'src/client/demo/mountDemo.tsx': ['mount.js'] },
    demos: { columns: { Wide: [script] } },
  });
}

const FILES = {
  'package.json': '{ "version": "1.0.0" }',
  '.cache/generated/clientManifest.json': createManifest('wide.js', 'page.js'),
  '.cache/generated/demoTheme.css': '',
  '.cache/generated/fonts/fonts.css': '',
  '.cache/site/en/x/rows.json': '{}',
  '.cache/site/zh/x/rows.json': '{}',
  '.cache/site/en/x/columns.json': '{"demo":{"name":"Wide","pageId":"columns"}}',
  '.cache/site/zh/x/columns.json': '{"demo":{"name":"Wide","pageId":"columns"}}',
};

async function listChanged(files: Record<string, string>, index = INDEX): Promise<string[]> {
  const before = await hashPages(await createFolder(FILES), INDEX);
  const after = await hashPages(await createFolder({ ...FILES, ...files }), index);
  return [...after.keys()].filter((pathname) => before.get(pathname) !== after.get(pathname));
}

const BOTH = ['/x/rows', '/x/columns'];

it.each<[what: string, files: Record<string, string>, changed: string[]]>([
  ['nothing', {}, []],
  ['a page in a language', { '.cache/site/zh/x/rows.json': '{ "title": "行" }' }, ['/x/rows']],
  [
    'a script of a demo',
    { '.cache/generated/clientManifest.json': createManifest('wider.js', 'page.js') },
    ['/x/columns'],
  ],
  [
    'the script of every page',
    { '.cache/generated/clientManifest.json': createManifest('wide.js', 'start.js') },
    BOTH,
  ],
  ['the theme of demos', { '.cache/generated/demoTheme.css': ':root {}' }, BOTH],
  ['the fonts', { '.cache/generated/fonts/fonts.css': '@font-face {}' }, BOTH],
  ['the texts of the interface', { 'translations/en/interface.json': '{}' }, BOTH],
  ['a style sheet of few pages', { 'src/client/page/gallery.css': '.gallery {}' }, BOTH],
  ['the version of the site', { 'package.json': '{ "version": "1.0.1" }' }, BOTH],
])('makes anew what %s changes', async (_, files, changed) => {
  expect(await listChanged(files)).toEqual(changed);
});

it('makes all pages anew where another page, which the menu lists, comes', async () => {
  const files = { '.cache/site/en/x/sorting.json': '{}', '.cache/site/zh/x/sorting.json': '{}' };
  expect(await listChanged(files, createIndex('rows', 'columns', 'sorting'))).toEqual([
    ...BOTH,
    '/x/sorting',
  ]);
});

it('leaves out the landing page, which has a route of its own', async () => {
  const { pages, ...rest } = createIndex('rows');
  const landing = { ...pages[0]!, id: 'landing', pathname: '/x' };
  const hashes = await hashPages(await createFolder(FILES), { ...rest, pages: [landing, ...pages] });
  expect([...hashes.keys()]).toEqual(['/x/rows']);
});
