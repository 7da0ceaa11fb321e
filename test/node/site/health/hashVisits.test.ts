import fs from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashVisits, type VisitHashes } from '../../../../src/node/site/health/hashVisits';
import { createFolder } from '../../createFolder';

const PAGE = '/x/grid/rows/';

/** A page with its menu, some prose, and the demos Sorted and Grouped. */
const HTML = `<head><link rel="stylesheet" href="/site.css"/><script src="/x/client/client-aaaaaaaa.js"></script></head>
<nav aria-label="documentation">Rows</nav>
<main id="main-content"><p>Prose</p>
<section class="demo" id="Sorted.tsx"><section>snapshot</section></section>
<section class="demo" id="Grouped.tsx"><iframe src="/demos/grid/rows/Grouped/"></iframe></section></main>`;

const FILES: Record<string, string> = {
  'out/x/grid/rows/index.html': HTML,
  'out/x/old/index.html': '<meta http-equiv="refresh">',
  'out/demos/grid/rows/Grouped/index.html': 'snapshot in a window',
  'out/site.css': 'p {}',
  'out/x/client/client-aaaaaaaa.js': 'import("./bbbbbbbb.js")',
  'out/x/client/bbbbbbbb.js': 'search()',
  'out/x/client/demos/Sorted-cccccccc.js': 'import "../dddddddd.js"; sort()',
  'out/x/client/dddddddd.js': 'grid()',
  'data/grid/rows/Sorted.test.ts': "import { step } from '../../step'; step();",
  'data/grid/rows/Grouped.test.ts': 'export const title = 1;',
  'data/step.ts': 'export const step = 1;',
  '.cache/site/index.json': JSON.stringify({ pages: [{ pathname: '/x/grid/rows' }] }),
  '.cache/site/en/x/grid/rows.json': JSON.stringify({
    blocks: [
      { kind: 'demo', demo: { name: 'Sorted', pageId: 'grid/rows' } },
      {
        kind: 'demo',
        demo: { name: 'Grouped', pageId: 'grid/rows', iframeHref: '/demos/grid/rows/Grouped/' },
      },
    ],
  }),
  '.cache/generated/clientManifest.json': JSON.stringify({
    entry: [],
    parts: {},
    demos: { 'grid/rows': { Sorted: ['dddddddd.js', 'demos/Sorted-cccccccc.js'], Grouped: [] } },
  }),
};

const SORTED = 'grid/rows/Sorted';
const GROUPED = 'grid/rows/Grouped';

let project: string;
let before: VisitHashes;

/** What has another hash after a change of some files. */
async function findChanged(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(project, name)), { recursive: true });
    await fs.writeFile(path.join(project, name), text);
  }
  const { pages, demos } = await hashVisits(project);
  const known = new Map([...before.pages, ...before.demos]);
  return [...pages, ...demos].filter(([id, hash]) => known.get(id) !== hash).map(([id]) => id);
}

beforeEach(async () => {
  project = await createFolder(FILES);
  before = await hashVisits(project);
});

const changeHtml = (from: string, to: string) => ({ 'out/x/grid/rows/index.html': HTML.replace(from, to) });

describe('hashVisits', () => {
  it('has every page that users visit, and every demo', () => {
    expect([...before.pages.keys()]).toEqual([PAGE]);
    expect([...before.demos.keys()].toSorted()).toEqual([GROUPED, SORTED]);
  });

  it.each([
    ['nothing', {}, []],
    ['prose', changeHtml('Prose', 'Text'), [PAGE]],
    ['the menu', changeHtml('Rows', 'Columns'), []],
    ['a snapshot', changeHtml('snapshot', 'picture'), [PAGE, SORTED]],
    ['the document of an iframe', { 'out/demos/grid/rows/Grouped/index.html': 'picture' }, [GROUPED]],
    ['a style sheet', { 'out/site.css': 'p { color: red }' }, [PAGE, SORTED, GROUPED]],
    ['the script of the page', { 'out/x/client/client-aaaaaaaa.js': 'start()' }, [PAGE]],
    ['what a user may ask for', { 'out/x/client/bbbbbbbb.js': 'find()' }, []],
    ['the script of a demo', { 'out/x/client/demos/Sorted-cccccccc.js': 'unsort()' }, [SORTED]],
    ['what that imports', { 'out/x/client/dddddddd.js': 'table()' }, [SORTED]],
    ['a test', { 'data/grid/rows/Grouped.test.ts': 'export const title = 2;' }, [GROUPED]],
    ['a step of a test', { 'data/step.ts': 'export const step = 2;' }, [SORTED]],
  ])('a change of %s', async (_, files, expected) => {
    expect((await findChanged(files)).toSorted()).toEqual(expected.toSorted());
  });

  it('does not mind the hash in the name of a script that another loads', async () => {
    await fs.rename(
      path.join(project, 'out/x/client/bbbbbbbb.js'),
      path.join(project, 'out/x/client/eeeeeeee.js'),
    );
    expect(await findChanged({ 'out/x/client/client-aaaaaaaa.js': 'import("./eeeeeeee.js")' })).toEqual([]);
  });
});
