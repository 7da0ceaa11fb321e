import fs from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadGuide } from '../../../src/node/site/loadGuide';
import { listGuideInputs } from '../../../src/node/site/listGuideInputs';
import type { GuideContext } from '../../../src/node/site/createGuideCompiler';
import type { ShownDemo } from '../../../src/node/demos/code/shownDemo';
import { createFolder } from '../createFolder';

const PAGE = `---
title: Rows
description: How rows are made, and what the grid does with them while users scroll, sort and filter.
packages: ['@mui/x-data-grid']
---

Rows.

::demo{src="Rows.tsx"}

::widget{name="versions"}

:::gallery

- [Columns](/x/react-data-grid/columns/)

:::

\`\`\`ts
import dayjs from 'dayjs';
\`\`\`
`;

const MAP = 'ids:\n  columns: /x/react-data-grid/columns/#basics\n';

let project: string;
let demoFile: string;
let shown: ShownDemo;
let context: GuideContext;

beforeEach(async () => {
  project = await createFolder({
    'data/data-grid/rows/rows.md': PAGE,
    'data/data-grid/rows/rows.anchors.yaml': MAP,
    'data/data-grid/rows/Rows.tsx': 'export default function Rows() { return null; }',
    'data/data-grid/rows/data.ts': 'export const rows = [];',
  });
  const directory = path.join(project, 'data/data-grid/rows');
  demoFile = path.join(directory, 'Rows.tsx');
  shown = {
    snapshot: { kind: 'markup', html: '<p></p>' } as unknown as ShownDemo['snapshot'],
    styles: {},
    files: [demoFile, path.join(directory, 'data.ts')],
    packages: ['@mui/x-data-grid'],
  };
  context = {
    pathnames: new Set(),
    rendered: new Map([['data-grid/rows/Rows', shown]]),
    getCodeByDateLibrary: () => undefined,
    getDemoApi: () => [],
    widgets: new Map([['versions', () => '8.29.3']]),
    getLinkText: () => 'Columns',
  } as unknown as GuideContext;
});

async function list(changes: Partial<GuideContext> = {}): Promise<string> {
  const guide = (await loadGuide(project, 'data-grid/rows', []))!;
  return (await listGuideInputs(guide, { ...context, ...changes })).join();
}

const write = (file: string, text: string) =>
  fs.writeFile(path.join(project, 'data/data-grid/rows', file), text);

describe('listGuideInputs', () => {
  it('is the same for the same', async () => {
    expect(await list()).toBe(await list());
  });

  it('is the same where the engine has begun to hold a number as a fraction', async () => {
    const make = (height: string) => ({ ...shown, picture: JSON.parse(`{ "height": ${height} }`) });
    const listOf = (demo: ShownDemo) => list({ rendered: new Map([['data-grid/rows/Rows', demo]]) });
    const before = await listOf(make('300'));
    make('300.5');
    expect(await listOf(make('300'))).toBe(before);
  });

  it.each([
    ['its text', () => write('rows.md', `${PAGE}\nMore.\n`)],
    ['a translation', () => write('rows.zh.md', PAGE)],
    ['its questions', () => write('rows.questions.yaml', 'en:\n  (page):\n    - Where are rows?\n')],
    ['its map', () => write('rows.anchors.yaml', MAP.replace('basics', 'widths'))],
    ['the code of a demo', () => write('Rows.tsx', 'export default function Rows() { return 1; }')],
    ['a file that a demo imports', () => write('data.ts', 'export const rows = [1];')],
  ])('changes with %s', async (_, change) => {
    const before = await list();
    await change();
    expect(await list()).not.toBe(before);
  });

  it.each<[string, () => Partial<GuideContext>]>([
    [
      'what a demo renders',
      () => ({ rendered: new Map([['data-grid/rows/Rows', { ...shown, styles: { a: 'b' } }]]) }),
    ],
    [
      'a demo in another date library',
      () => {
        const dateTexts: ShownDemo['dateTexts'] = new Map([['luxon', new Map([[demoFile, 'other']])]]);
        return { rendered: new Map([['data-grid/rows/Rows', { ...shown, dateTexts }]]) };
      },
    ],
    ['what a demo uses of the API', () => ({ getDemoApi: () => [{ name: 'rows' }] as never })],
    ['code in another date library', () => ({ getCodeByDateLibrary: () => ({ luxon: 'DateTime' }) })],
    ['a widget', () => ({ widgets: new Map([['versions', () => '9.0.0']]) })],
    ['a picture of its gallery', () => ({ getPicture: () => ({ picture: {} }) as never })],
    ['the name of a page that it links to', () => ({ getLinkText: () => 'Widths' })],
  ])('changes with %s', async (_, change) => {
    expect(await list(change())).not.toBe(await list());
  });
});
