import { describe, expect, it, vi } from 'vitest';
import { cachePages } from '../../../src/node/store/cachePages';
import { readPage } from '../../../src/node/store/siteFiles';
import { createFolder } from '../createFolder';
import { createPage } from '../site/createPage';

const SOURCES = {
  'data/api/charts.ts': 'one',
  'src/node/api-pages/view.ts': 'one',
  'src/node/code/highlightCode.ts': '',
  'translations/en.json': '{}',
};

function createRender() {
  return vi.fn<() => AsyncGenerator<ReturnType<typeof createPage>>>(async function* draw() {
    yield createPage({ blocks: [{ kind: 'html', key: '1', html: '<p>' }] });
  });
}

describe('cachePages', () => {
  it('writes what it draws and says what it is, without the content', async () => {
    const projectDirectory = await createFolder(SOURCES);
    const { pages } = await cachePages({ projectDirectory, name: 'api', inputs: ['1'] }, createRender());
    expect(pages).toMatchObject([{ pathname: '/x/react-data-grid/rows' }]);
    expect(pages[0]).not.toHaveProperty('blocks');
    expect((await readPage(projectDirectory, '/x/react-data-grid/rows', 'en')).blocks).toHaveLength(1);
  });

  it('draws nothing again as long as everything is the same', async () => {
    const options = { projectDirectory: await createFolder(SOURCES), name: 'api', inputs: ['1'] };
    const first = await cachePages(options, createRender());
    const draw = createRender();
    expect(await cachePages(options, draw)).toEqual(first);
    expect(draw).not.toHaveBeenCalled();
  });

  it('draws again when what the pages are made from changes', async () => {
    const projectDirectory = await createFolder(SOURCES);
    await cachePages({ projectDirectory, name: 'api', inputs: ['1'] }, createRender());
    const draw = createRender();
    await cachePages({ projectDirectory, name: 'api', inputs: ['2'] }, draw);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('keeps several lists apart', async () => {
    const projectDirectory = await createFolder(SOURCES);
    await cachePages({ projectDirectory, name: 'api', inputs: ['1'] }, createRender());
    const draw = createRender();
    await cachePages({ projectDirectory, name: 'tabs', inputs: ['1'] }, draw);
    expect(draw).toHaveBeenCalledOnce();
  });
});
