import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  readIframeDemo,
  readPage,
  readPages,
  readSiteIndex,
  removeOtherPages,
  writeIframeDemo,
  writeIfChanged,
  writePage,
  writeSiteIndex,
} from '../../../../src/node/base/store/siteFiles';
import type { IframeDemo } from '../../../../src/shared/page/page';
import type { CompiledPage } from '../../../../src/shared/page/page';
import { createFolder } from '../../createFolder';
import { createPage } from '../../site/createPage';

describe('writeIfChanged', () => {
  it('makes the folders of a new file', async () => {
    const file = path.join(await createFolder(), 'generated/demos/rows.ts');
    expect(await writeIfChanged(file, 'one')).toBe(true);
    expect(await fs.readFile(file, 'utf8')).toBe('one');
  });

  it('writes another content', async () => {
    const file = path.join(await createFolder({ 'rows.ts': 'one' }), 'rows.ts');
    expect(await writeIfChanged(file, 'two')).toBe(true);
    expect(await fs.readFile(file, 'utf8')).toBe('two');
  });

  it('does not touch a file that has the content', async () => {
    const file = path.join(await createFolder({ 'rows.ts': 'one' }), 'rows.ts');
    await fs.utimes(file, 1, 1);
    expect(await writeIfChanged(file, 'one')).toBe(false);
    expect((await fs.stat(file)).mtimeMs).toBe(1000);
  });
});

describe('pages of the build', () => {
  it('are read as they were written, in each language', async () => {
    const project = await createFolder();
    await writePage(project, createPage({ title: 'Rows' }));
    await writePage(project, createPage({ language: 'zh', title: '行' }));
    expect(await readPage(project, '/x/react-data-grid/rows', 'en')).toEqual(createPage({ title: 'Rows' }));
    expect((await readPage(project, '/x/react-data-grid/rows', 'zh')).title).toBe('行');
  });

  it('are removed when no index has them any more', async () => {
    const project = await createFolder();
    const rows = createPage({ pathname: '/x/rows' });
    await writePage(project, rows);
    await writePage(project, createPage({ pathname: '/x/rows/gone' }));
    const pages = [{ id: '', pathname: '/x/rows', title: '', titles: {} }];
    await removeOtherPages(project, { pages, iframeDemos: [], packages: {} });
    expect(await readPage(project, '/x/rows', 'en')).toEqual(rows);
    await expect(readPage(project, '/x/rows/gone', 'en')).rejects.toThrow(
      '.cache/site/en/x/rows/gone.json  The file does not exist. Run `npm run content`',
    );
  });

  it('are read all at once, language by language, in the order of the index', async () => {
    const project = await createFolder();
    const written = (['en', 'zh'] as const).flatMap((language) =>
      ['/x/rows', '/x/columns'].map((pathname) => createPage({ pathname, language })),
    );
    for (const page of written) {
      await writePage(project, page);
    }
    const pages = ['/x/rows', '/x/columns'].map((pathname) => ({
      id: '',
      pathname,
      title: '',
      titles: {},
    }));
    const read: CompiledPage[] = [];
    for await (const page of readPages(project, { pages, iframeDemos: [], packages: {} })) {
      read.push(page);
    }
    expect(read).toEqual(written);
  });

  it('keep a page apart from those below it', async () => {
    const project = await createFolder();
    await writePage(project, createPage({ pathname: '/x/charts', title: 'Charts' }));
    await writePage(project, createPage({ pathname: '/x/charts/bars', title: 'Bars' }));
    expect((await readPage(project, '/x/charts', 'en')).title).toBe('Charts');
  });

  it('cannot be read before they were compiled', async () => {
    await expect(readPage(await createFolder(), '/x/charts', 'en')).rejects.toThrow('x/charts.json');
  });
});

it('a demo in an iframe is read as it was written', async () => {
  const project = await createFolder();
  const framed: IframeDemo = {
    key: 'charts/bars/FullPage',
    title: 'A page of bars',
    demo: {
      name: 'FullPage',
      pageId: 'charts/bars',
      isCodeOpen: false,
      files: [],
      snapshot: { mode: 'replace', html: '<svg></svg>' },
      iframeHref: '/demos/charts/bars/FullPage/',
    },
    styles: {},
  };
  await writeIframeDemo(project, framed);
  expect(await readIframeDemo(project, 'charts/bars/FullPage')).toEqual(framed);
});

it('the index of the site is read as it was written', async () => {
  const project = await createFolder();
  const index = {
    pages: [
      {
        id: 'charts/bars',
        pathname: '/x/react-charts/bars',
        title: 'Bars',
        titles: { en: 'Bars' },
      },
    ],
    iframeDemos: ['charts/bars/FullPage'],
    packages: { '@mui/x-charts': '8.29.3' },
  };
  await writeSiteIndex(project, index);
  expect(await readSiteIndex(project)).toEqual(index);
});
