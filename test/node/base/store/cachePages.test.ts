import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { cachePages } from '../../../../src/node/base/store/cachePages';
import { readPage } from '../../../../src/node/base/store/siteFiles';
import { createFolder } from '../../createFolder';
import { createPage } from '../../site/createPage';

const STEP = { step: 'written/api-pages', inputs: ['1'] } as const;

function createCompile(html = '<p>') {
  return vi.fn<() => AsyncGenerator<ReturnType<typeof createPage>>>(async function* compile() {
    yield createPage({ blocks: [{ kind: 'html', key: '1', html }] });
  });
}

describe('cachePages', () => {
  it('writes pages and says what they are, without the content', async () => {
    const projectDirectory = await createFolder();
    const { pages } = await cachePages({ projectDirectory, ...STEP }, createCompile());
    expect(pages).toMatchObject([{ pathname: '/x/react-data-grid/rows' }]);
    expect(pages[0]).not.toHaveProperty('blocks');
    expect((await readPage(projectDirectory, '/x/react-data-grid/rows', 'en')).blocks).toHaveLength(1);
  });

  it('compiles nothing again as long as everything is the same', async () => {
    const options = { projectDirectory: await createFolder(), ...STEP };
    const first = await cachePages(options, createCompile());
    const compile = createCompile();
    expect(await cachePages(options, compile)).toEqual(first);
    expect(compile).not.toHaveBeenCalled();
  });

  it.each([
    ['what the pages are made from', { inputs: ['2'] }],
    ['the step', { step: 'written/api-tabs' as const }],
  ])('compiles again for another value of %s', async (_, change) => {
    const projectDirectory = await createFolder();
    await cachePages({ projectDirectory, ...STEP }, createCompile());
    const compile = createCompile();
    await cachePages({ projectDirectory, ...STEP, ...change }, compile);
    expect(compile).toHaveBeenCalledOnce();
  });

  it('has another version when the content of a page is another', async () => {
    const projectDirectory = await createFolder();
    const first = await cachePages({ projectDirectory, ...STEP }, createCompile());
    const options = { projectDirectory, ...STEP, inputs: ['2'] };
    expect((await cachePages(options, createCompile())).version).toBe(first.version);
    const other = { projectDirectory, ...STEP, inputs: ['3'] };
    expect((await cachePages(other, createCompile('<b>'))).version).not.toBe(first.version);
  });

  it.each([
    ['is missing', (file: string) => fs.rm(file)],
    ['was cut off', (file: string) => fs.truncate(file, 10)],
    ['was edited', (file: string) => fs.writeFile(file, '{}')],
  ])('writes a page again whose file %s', async (_, damage) => {
    const options = { projectDirectory: await createFolder(), ...STEP };
    await cachePages(options, createCompile());
    await damage(path.join(options.projectDirectory, '.cache/site/en/x/react-data-grid/rows.json'));
    await cachePages(options, createCompile());
    const page = await readPage(options.projectDirectory, '/x/react-data-grid/rows', 'en');
    expect(page.blocks).toHaveLength(1);
  });
});
