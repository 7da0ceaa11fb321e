import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/node/base/files/writeFile';
import { findPages } from '../../../src/node/pages/markdown/findPages';
import { summarizeGuide } from '../../../src/node/site/guideSummary';
import { getGuideKey, hashSources } from '../../../src/node/site/hashSources';
import {
  findKeptGuides,
  usesOthers,
  writeKeptGuides,
  type KeptGuide,
} from '../../../src/node/site/keptGuides';
import { loadGuide } from '../../../src/node/site/loadGuide';
import { createFolder } from '../createFolder';
import { createPage } from './createPage';

const HEAD = '---\ntitle: Rows\ndescription: Rows.\n---\n\n';

/** The guides of the site, and the one of them that shows what another has. */
const IDS = ['charts/bars', 'charts/examples', 'data-grid/filtering', 'data-grid/filtering/server-side'];
const GALLERY = 'charts/examples';

const toFile = (pageId: string) => `data/${pageId}/${path.basename(pageId)}.md`;

const DEMO = 'data/charts/bars/Stacked.tsx';
const FRAGMENT = 'public/demos/charts/bars/Stacked.json';
const STYLED = '.cache/generated/styled/charts__bars__Stacked-css.ts';
const PAGE = '.cache/site/en/x/charts/bars.json';

async function keep(project: string, pageId: string): Promise<KeptGuide> {
  const guide = (await loadGuide(project, pageId, []))!;
  const isAlone = !usesOthers(project, guide, { pageIds: IDS, rendered: new Map() });
  return {
    ...(isAlone && { key: getGuideKey(await hashSources(project, IDS), pageId) }),
    summary: summarizeGuide(guide),
    pages: [createPage({ id: pageId, pathname: `/x/${pageId}` })],
    version: '',
    names: { text: [], code: [], used: { prop: [], slot: [] } },
    demos: [],
    iframeDemos: [],
    dateVariants: { demos: 0, snippets: 0, variants: 0, gaps: [] },
    translations: { total: 0, behind: [] },
  };
}

/** A project whose guides are compiled, with the files of a demo of the first. */
async function createProject(): Promise<string> {
  const texts = IDS.map((pageId) => [toFile(pageId), `${HEAD}## Subject of ${pageId}\n\nText.\n`]);
  const project = await createFolder({
    ...Object.fromEntries(texts),
    [toFile(GALLERY)]: `${HEAD}:::gallery\n- [Stacked](/x/react-charts/bars/)\n:::\n`,
    'data/products.ts': 'export const products = [];\n',
    [DEMO]: 'export default 1;\n',
    [FRAGMENT]: '{}',
    [STYLED]: 'export default 1;\n',
    [PAGE]: '{}',
  });
  await writeKeptGuides(project, await Promise.all(IDS.map((pageId) => keep(project, pageId))));
  return project;
}

/** The guides that stay as they were compiled after these files were written. */
async function listKept(project: string, files: Record<string, string>): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(project, name), content);
  }
  const pageIds = await findPages(project);
  return [...(await findKeptGuides(project, pageIds, await hashSources(project, pageIds))).keys()];
}

const [BARS, , FILTERING, SERVER_SIDE] = IDS;

describe('findKeptGuides', () => {
  it.each<[what: string, files: Record<string, string>, kept: string[]]>([
    ['nothing', {}, [BARS!, FILTERING!, SERVER_SIDE!]],
    [
      'the text of a guide',
      { [toFile(BARS!)]: `${HEAD}## Subject of charts/bars\n\nOther text.\n` },
      [FILTERING!, SERVER_SIDE!],
    ],
    ['a file of a demo', { [DEMO]: 'export default 2;\n' }, [FILTERING!, SERVER_SIDE!]],
    ['a new file of a guide', { 'data/charts/bars/new.ts': '' }, [FILTERING!, SERVER_SIDE!]],
    [
      'a guide in the folder of another',
      { [toFile(SERVER_SIDE!)]: `${HEAD}## Subject of ${SERVER_SIDE}\n\nOther text.\n` },
      [BARS!, FILTERING!],
    ],
    ['what is generated of a demo', { [FRAGMENT]: '{ }' }, [FILTERING!, SERVER_SIDE!]],
    ['a generated module', { [STYLED]: 'export default 22;\n' }, [FILTERING!, SERVER_SIDE!]],
    ['a compiled page', { [PAGE]: '{"problems":1}' }, [FILTERING!, SERVER_SIDE!]],
    ['a heading, which others may name', { [toFile(BARS!)]: `${HEAD}## Other\n\nText.\n` }, []],
    ['front matter that is wrong', { [toFile(BARS!)]: '---\ntitle: [\n---\n' }, []],
    ['a record', { 'data/products.ts': 'export const products = [1];\n' }, []],
    ['a guide that is new', { 'data/charts/lines/lines.md': HEAD }, []],
  ])('after a change of %s', async (_, files, kept) => {
    expect(await listKept(await createProject(), files)).toEqual(kept);
  });

  it('compiles a guide of which a generated file is missing', async () => {
    const project = await createProject();
    await fs.rm(path.join(project, FRAGMENT));
    expect(await listKept(project, {})).toEqual([FILTERING, SERVER_SIDE]);
  });

  it('compiles all guides where the list of kept ones is not as it was written', async () => {
    const project = await createProject();
    const directory = path.join(project, '.cache/kept-guides');
    const [list] = await fs.readdir(directory);
    expect(await listKept(project, { [`.cache/kept-guides/${list}`]: '[]' })).toEqual([]);
  });

  it('keeps what the site says of a guide', async () => {
    const project = await createProject();
    const sources = await hashSources(project, IDS);
    expect((await findKeptGuides(project, IDS, sources)).get(FILTERING!)).toEqual(
      await keep(project, FILTERING!),
    );
  });
});

it('a guide whose demo has a file of another guide is compiled each time', async () => {
  const project = await createProject();
  const guide = (await loadGuide(project, FILTERING!, []))!;
  const demo = { pageId: FILTERING!, name: 'Sales', file: path.join(project, 'data/x/Sales.tsx') };
  const withDemo = { ...guide, english: { ...guide.english, demos: [demo] } };
  const uses = (file: string) =>
    usesOthers(project, withDemo, {
      pageIds: IDS,
      rendered: new Map([
        [
          `${FILTERING}/Sales`,
          {
            files: [path.join(project, file)],
            snapshot: { mode: 'hydrate', html: '' },
            styles: {},
            packages: [],
          },
        ],
      ]),
    });
  expect(uses('data/charts/bars/Stacked.tsx')).toBe(true);
  expect(uses('data/data-grid/filtering/Sales.tsx')).toBe(false);
  expect(uses('data/data-grid/server/sales.ts')).toBe(false);
});
