import { describe, expect, it, vi } from 'vitest';
import { keepPages } from '../../../src/build/site/keepPages';
import { readPage } from '../../../src/build/site/siteFiles';
import { createFolder } from '../createFolder';
import { createPage } from './createPage';

const SOURCES = {
  'data/api/charts.ts': 'one',
  'src/build/api-pages/view.ts': 'one',
  'src/build/markdown/highlightCode.ts': '',
  'translations/en.json': '{}',
};

function createDraw() {
  return vi.fn<() => AsyncGenerator<ReturnType<typeof createPage>>>(async function* draw() {
    yield createPage({ blocks: [{ kind: 'html', key: '1', html: '<p>' }] });
  });
}

describe('keepPages', () => {
  it('writes what it draws and says what it is, without the content', async () => {
    const projectDirectory = await createFolder(SOURCES);
    const { pages } = await keepPages({ projectDirectory, name: 'api', inputs: ['1'] }, createDraw());
    expect(pages).toMatchObject([{ pathname: '/x/react-data-grid/rows' }]);
    expect(pages[0]).not.toHaveProperty('blocks');
    expect((await readPage(projectDirectory, '/x/react-data-grid/rows', 'en')).blocks).toHaveLength(1);
  });

  it('draws nothing again as long as everything is the same', async () => {
    const options = { projectDirectory: await createFolder(SOURCES), name: 'api', inputs: ['1'] };
    const first = await keepPages(options, createDraw());
    const draw = createDraw();
    expect(await keepPages(options, draw)).toEqual(first);
    expect(draw).not.toHaveBeenCalled();
  });

  it('draws again when what the pages are made from changes', async () => {
    const projectDirectory = await createFolder(SOURCES);
    await keepPages({ projectDirectory, name: 'api', inputs: ['1'] }, createDraw());
    const draw = createDraw();
    await keepPages({ projectDirectory, name: 'api', inputs: ['2'] }, draw);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('keeps several lists apart', async () => {
    const projectDirectory = await createFolder(SOURCES);
    await keepPages({ projectDirectory, name: 'api', inputs: ['1'] }, createDraw());
    const draw = createDraw();
    await keepPages({ projectDirectory, name: 'tabs', inputs: ['1'] }, draw);
    expect(draw).toHaveBeenCalledOnce();
  });
});
