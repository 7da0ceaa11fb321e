import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { formatProblem } from '../../../../src/node/base/problems/problem';
import { checkProse } from '../../../../src/node/checks/prose/checkProse';
import { createReader } from '../../../../src/node/checks/prose/createReader';
import { createFolder } from '../../createFolder';

// What a reader loads, the dictionary and the names of the packages, is the same for each project here.
vi.mock(import('../../../../src/node/checks/prose/createReader'), async (importOriginal) => {
  const original = await importOriginal();
  let reader: ReturnType<typeof createReader> | undefined;
  return {
    createReader: vi.fn<typeof createReader>(
      (_project, names) => (reader ??= original.createReader(process.cwd(), names)),
    ),
  };
});

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
const PAGE = 'data/data-grid/shelves/shelves.md';
const LIST = 'data/words.txt';
const QUESTION_LIST = 'data/search/words.txt';

const FRONT_MATTER = ['---', 'title: Shelves', 'description: What is on shelves.', '---', ''];

/** A page of the given lines; the first is on line 6. */
function page(...lines: string[]): string {
  return [...FRONT_MATTER, ...lines].join('\n');
}

/** A project with the given files and the packages of this one. */
async function createProject(files: Record<string, string>): Promise<string> {
  const manifest = await fs.readFile(path.join(PROJECT, 'package.json'), 'utf8');
  const project = await createFolder({ 'package.json': manifest, [LIST]: '', [QUESTION_LIST]: '', ...files });
  await fs.symlink(path.join(PROJECT, 'node_modules'), path.join(project, 'node_modules'));
  return project;
}

async function check(project: string) {
  vi.mocked(createReader).mockClear();
  const { problems, report } = await checkProse(project);
  return { problems: problems.map(formatProblem), report, loads: vi.mocked(createReader).mock.calls.length };
}

async function checkPage(...lines: string[]): Promise<string[]> {
  return (await check(await createProject({ [PAGE]: page(...lines) }))).problems;
}

describe('checkProse', () => {
  it('checks the spelling of questions, and leaves their words to those who ask', async () => {
    const project = await createProject({
      [PAGE]: page('On shelves.'),
      'data/data-grid/shelves/shelves.questions.yaml': [
        'en:',
        '  (page):',
        '    - What becomes of a color?',
        '    - How do I sort by a dropdwon?',
        '    - Shelves of Handsontable?',
      ].join('\n'),
      [QUESTION_LIST]: 'handsontable\n',
    });
    const { problems } = await check(project);
    expect(problems).toEqual([
      expect.stringMatching(
        /shelves\.questions\.yaml:4 {2}Unknown word “dropdwon”.*data\/search\/words\.txt/,
      ),
    ]);
  });

  it('allows a word of questions in no page, and names one that no question has', async () => {
    const project = await createProject({
      [PAGE]: page('Shelves of Handsontable.'),
      [QUESTION_LIST]: 'handsontable\n',
    });
    const { problems } = await check(project);
    expect(problems).toEqual([
      expect.stringContaining('Unknown word “Handsontable”'),
      expect.stringContaining('No text has the word `handsontable`'),
    ]);
  });

  it('names file, line and remedy of an unknown word, wherever users read it', async () => {
    const project = await createProject({
      [PAGE]: [
        '---',
        'title: Shelvess',
        'description: What stannds there.',
        '---',
        '',
        '## Headding',
        '',
        'A text',
        'of two linnes, with a [linkk](/x/react-data-grid/).',
        '',
        '- itemm',
        '',
        '| colummn | cell |',
        '| ------- | ---- |',
        '| a       | celll |',
        '',
        '::demo{src="A.tsx" title="Titlle of it"}',
      ].join('\n'),
      'data/data-grid/shelves/A.tsx':
        '// Commment.\nexport const a = <p title="Hintt">Paragrraph {\'two worrds\'}</p>;\n',
      'data/api/charts.ts': "export const charts = {\n  A: { en: 'Drawws the `bras`.', key: 'bxa' },\n};\n",
      'translations/en.json': '{\n  "mennu": "Mennu"\n}\n',
    });
    const { problems } = await check(project);
    expect(problems.map((problem) => problem.split('”')[0])).toEqual([
      'data/api/charts.ts:2  Unknown word “Drawws',
      'data/data-grid/shelves/A.tsx:1  Unknown word “Commment',
      'data/data-grid/shelves/A.tsx:2  Unknown word “Hintt',
      'data/data-grid/shelves/A.tsx:2  Unknown word “Paragrraph',
      'data/data-grid/shelves/A.tsx:2  Unknown word “worrds',
      `${PAGE}:2  Unknown word “Shelvess`,
      `${PAGE}:3  Unknown word “stannds`,
      `${PAGE}:6  Unknown word “Headding`,
      `${PAGE}:9  Unknown word “linnes`,
      `${PAGE}:9  Unknown word “linkk`,
      `${PAGE}:11  Unknown word “itemm`,
      `${PAGE}:13  Unknown word “colummn`,
      `${PAGE}:15  Unknown word “celll`,
      `${PAGE}:17  Unknown word “Titlle`,
      'translations/en.json:2  Unknown word “Mennu',
    ]);
    expect(problems[7]).toContain('Did you mean “heading”');
    expect(problems[7]).toContain(
      '? Correct it; write a name of code between backticks; a word that is right ' +
        'is a line in data/words.txt.',
    );
  });

  it('finds British spelling and terms that the site does not use', async () => {
    expect(
      await checkPage('The behaviour of the datagrid, e.g. with javascript.', 'It is simply powerful.'),
    ).toEqual([
      expect.stringContaining(`${PAGE}:6  Not “datagrid”: write “data grid”.`),
      expect.stringContaining(`${PAGE}:6  Not “javascript”: write “JavaScript”.`),
      expect.stringContaining(`${PAGE}:6  Not “e.g.”: write “for example”.`),
      expect.stringContaining(`${PAGE}:6  Unknown word “behaviour”. Did you mean “behavior”`),
      expect.stringContaining(`${PAGE}:7  Not “simply”: delete it.`),
      expect.stringContaining(`${PAGE}:7  Not “powerful”: delete it.`),
    ]);
  });

  it('finds who is called a reader, and lets screen readers be', async () => {
    expect(await checkPage('A reader selects rows, and a screen reader reads them.')).toEqual([
      expect.stringContaining(`${PAGE}:6  Not “reader”: write “user”.`),
    ]);
  });

  it('says why a form is avoided', async () => {
    expect(await checkPage('Add a telephone.')).toEqual([
      `${PAGE}:6  Not “telephone”: write “phone”. It is the shorter word for the same device.`,
    ]);
  });

  it('finds forms that a product avoids in the texts about this product only', async () => {
    const text = 'Expand a parent node of the scatter plot.';
    const project = await createProject({
      [PAGE]: page(text),
      'data/charts/data-grid/data-grid.md': page(text),
      'data/migration/migration-tree-view-v7/migration-tree-view-v7.md': page(text),
      'data/api/treeView.ts': `export const treeView = {\n  A: { en: '${text}' },\n};\n`,
    });
    expect((await check(project)).problems).toEqual([
      expect.stringContaining('data/api/treeView.ts:2  Not “parent node”: write “item”.'),
      expect.stringContaining(
        'data/charts/data-grid/data-grid.md:6  Not “scatter plot”: write “scatter chart”.',
      ),
      expect.stringContaining('migration-tree-view-v7.md:6  Not “parent node”: write “item”.'),
    ]);
  });

  it('lets be what is no word or right', async () => {
    expect(
      await checkPage(
        "It isn’t the users’ grid; a screen reader reads it; it’s yours, and you’ll see that it doesn't matter. DataGrid, HTMLElement, useGridApiRef.",
        'Rows of 45px, 1.5rem, v8.29.3, 2nd, 3D and #2e7d32 at 2026-03-01T09:30 🎉 👍.',
        'See https://github.com/mui/mui-x/isues, <https://exmple.org/pth> and [it](/x/raect/) in src/componnts/x.tsx of @mui/x-dta.',
        'Codes `pageSizeOptions`, `anything of yours`, :prop[DataGrid.rows], APIs, URLs, IDs. naïve café',
        '',
        '```ts',
        'const mispelled = 1;',
        '```',
      ),
    ).toEqual([]);
  });

  it('reads English words in Chinese pages', async () => {
    const project = await createProject({
      [PAGE]: page('Text.'),
      [PAGE.replace('.md', '.zh.md')]: page('用 Reactt 显示。'),
    });
    expect((await check(project)).problems).toEqual([
      expect.stringContaining('shelves.zh.md:6  Unknown word “Reactt”.'),
    ]);
  });

  it('finds what is no name in any form, and suggests a name that is near', async () => {
    const names = {
      pageSizeOption: 'pageSizeOptions',
      DataGridProo: 'DataGridPro',
      '<DataGird': 'DataGrid',
      'MuiDataGrid-rooot': 'root',
      'GridColDef.headerNam': 'headerName',
      'slotProps.toolbarr': 'toolbar',
      useGridApiReff: 'useGridApiRef',
    };
    const problems = await checkPage(...Object.keys(names).map((code) => `Set \`${code}\`.`));
    expect(problems).toEqual(
      Object.values(names).map((name, index) =>
        expect.stringMatching(
          new RegExp(`^${PAGE}:${6 + index}  The installed packages declare no .*Did you mean .*\`${name}\``),
        ),
      ),
    );
  });

  it('finds names of the form of the suite that are near to none', async () => {
    expect(await checkPage('Call `useTelepathy` in `GridTelepathyPanel`.')).toEqual([
      expect.stringContaining('The installed packages declare no `useTelepathy`.'),
      expect.stringContaining('The installed packages declare no `GridTelepathyPanel`.'),
    ]);
  });

  it('finds packages and paths that do not exist', async () => {
    expect(
      await checkPage(
        '`@mui/x-datagrid`, `@mui/x-data-grid/Nothing`, `@mui/x-data-grid/locales`, `@mui/x-*`.',
      ),
    ).toEqual([
      expect.stringContaining('Unknown package `@mui/x-datagrid`. Did you mean `@mui/x-data-grid`?'),
      expect.stringContaining('`@mui/x-data-grid` has no `Nothing`.'),
    ]);
  });

  it('knows the names of the page’s own code', async () => {
    const project = await createProject({
      [PAGE]: page('`useShelf` and `MyToolbarr`.', '', '```ts', 'function useShelf() {}', '```'),
      'data/data-grid/shelves/A.tsx': 'export function MyToolbarr() {}\n',
    });
    expect((await check(project)).problems).toEqual([]);
  });

  it('takes words of the list, their capitals and plurals, and names', async () => {
    const project = await createProject({
      [PAGE]: page('Shelfies and a Shelfie of Okafor, `useTelepathy`.'),
      [LIST]: '# Words\nshelfie\n\n# People\nOkafor\n\n# Names\nuseTelepathy\n',
    });
    expect((await check(project)).problems).toEqual([]);
  });

  it('finds entries of the list that are of no use, twice there or out of order', async () => {
    const project = await createProject({
      [PAGE]: page('A shelfie of Okafor and a bookfie.'),
      [LIST]: 'shelfie\nbookfie\nOkafor\nOkafor\nunused\n',
    });
    expect((await check(project)).problems).toEqual([
      `${LIST}:2  \`bookfie\` comes before \`shelfie\`. Keep the order of the alphabet.`,
      `${LIST}:4  \`Okafor\` is on line 3 already. Delete this one.`,
      `${LIST}:5  No text has the word \`unused\`, or the dictionary knows it. Delete the line.`,
    ]);
  });

  it('reads only what has changed, and says the same again without a dictionary', async () => {
    const project = await createProject({ [PAGE]: page('A wrrong text.'), 'translations/en.json': '{}' });
    const first = await check(project);
    const second = await check(project);
    expect(first).toMatchObject({ loads: 1, report: { files: 2, fromCache: 0 } });
    expect(second).toMatchObject({ loads: 0, report: { files: 2, fromCache: 2 }, problems: first.problems });
    await fs.writeFile(path.join(project, PAGE), page('A right text.'));
    expect(await check(project)).toMatchObject({ loads: 1, report: { fromCache: 1 }, problems: [] });
  });

  it('reads a page again when code beside it has changed', async () => {
    const demo = 'data/data-grid/shelves/A.tsx';
    const project = await createProject({
      [PAGE]: page('Call `useShelf`.'),
      [demo]: 'function useShelf() {}',
    });
    expect((await check(project)).problems).toEqual([]);
    await fs.writeFile(path.join(project, demo), 'function useBoard() {}');
    expect((await check(project)).problems).toEqual([expect.stringContaining('no `useShelf`')]);
  });

  it('reads the title of a test, and nothing that it asks for', async () => {
    const project = await createProject({
      [PAGE]: page('Shelves.'),
      'data/data-grid/shelves/Rows.test.ts': [
        "import { expect, type Locator } from '@playwright/test';",
        '',
        "export const title = 'A clickk sorts the rows.';",
        '',
        'export default async function test(demo: Locator): Promise<void> {',
        "  await expect(demo).toHaveText('Monat und Jahr');",
        '}',
      ].join('\n'),
    });
    expect((await check(project)).problems).toEqual([
      expect.stringContaining('data/data-grid/shelves/Rows.test.ts:3  Unknown word “clickk”.'),
    ]);
  });
});
