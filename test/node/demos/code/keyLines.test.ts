import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkKeyRegions } from '../../../../src/node/demos/code/checkKeyRegions';
import { compileFragment } from '../../../../src/node/demos/code/compileFragment';
import { findKeyLines } from '../../../../src/node/demos/code/findKeyLines';
import { readKeyRegion } from '../../../../src/node/demos/code/keyRegion';
import { typesToJavaScript } from '../../../../src/node/demos/code/typesToJavaScript';
import { highlightToHtml } from '../../../../src/node/base/code/highlightToHtml';
import { selectLines } from '../../../../src/shared/demo/keyLines';
import { createFolder } from '../../createFolder';

/** The key lines of a module, as users see them. */
function show(source: string): string | undefined {
  const range = findKeyLines(source);
  return range && selectLines(readKeyRegion(source).code, range);
}

/** A component around JSX that has `count` lines. */
function component(jsx: string, ...before: string[]): string {
  return [
    "import { DataGrid } from '@mui/x-data-grid';",
    "import Box from '@mui/material/Box';",
    ...before,
    'export default function Rows() {',
    '  const rows = [];',
    '  return (',
    ...jsx.split('\n').map((line) => `    ${line}`),
    '  );',
    '}',
  ].join('\n');
}

const props = (count: number) =>
  Array.from({ length: count }, (_, index) => `  prop${index}={${index}}`).join('\n');

describe('findKeyLines', () => {
  it('takes the JSX that the component returns', () => {
    const jsx = '<Box>\n  <DataGrid rows={rows} />\n</Box>';
    expect(show(component(jsx))).toBe(jsx);
    expect(show('export default function Rows() {\n  return <DataGrid rows={[]} />;\n}')).toBe(
      'return <DataGrid rows={[]} />;',
    );
  });

  it('takes the first documented element of JSX that is long', () => {
    const grid = `<DataGrid\n${props(14)}\n/>`;
    const jsx = `<Box>\n${grid.replaceAll(/^/gm, '  ')}\n</Box>`;
    expect(jsx.split('\n')).toHaveLength(18);
    expect(show(component(jsx))).toBe(grid);
    expect(show(component(`<Box\n${props(12)}\n>\n  <DataGrid />\n</Box>`))).toMatch(/^<Box/);
  });

  it('takes the beginning of an element that is long itself, and nothing of a longer one', () => {
    const opening = `<DataGrid\n${props(10)}\n>`;
    expect(show(component(`${opening}\n${'  <Box />\n'.repeat(10)}</DataGrid>`))).toBe(opening);
    expect(show(component(`<DataGrid\n${props(20)}\n/>`))).toBeUndefined();
  });

  it('takes the element of another component of the module where the exported one has none', () => {
    const helper = 'function Grid() {\n  return <DataGrid rows={[]} />;\n}';
    const jsx = `<Box\n${props(16)}\n/>`;
    expect(show(component(jsx, helper))).toBe('return <DataGrid rows={[]} />;');
  });

  it('takes the region before all else', () => {
    const source = component(
      '<DataGrid />',
      '// #region preview',
      'const a = 1;',
      'const b = 2;',
      'const c = 3;',
      '// #endregion preview',
    );
    expect(show(source)).toBe('const a = 1;\nconst b = 2;\nconst c = 3;');
  });
});

describe('a region with types alone', () => {
  it('has other key lines in JavaScript', async () => {
    const types = [
      '// #region preview',
      'interface Row {',
      '  id: number;',
      '}',
      '// #endregion preview',
      '',
    ];
    const source = component('<DataGrid rows={rows} />', ...types);
    expect(show(source)).toContain('interface Row');
    expect(show(await typesToJavaScript(source))).toContain('<DataGrid rows={rows} />');
  });
});

describe('readKeyRegion', () => {
  it('takes the markers out, in JSX too', () => {
    const source =
      '<Box>\n  {/* #region preview */}\n  <A />\n  <B />\n  <C />\n  {/* #endregion preview */}\n</Box>';
    expect(readKeyRegion(source)).toEqual({
      code: '<Box>\n  <A />\n  <B />\n  <C />\n</Box>',
      lines: [1, 4],
      faults: [],
    });
  });

  it('leaves one empty line where types were beside a marker', () => {
    const source =
      'const a = 1;\n\n// #region preview\n\nconst b = 2;\n// #endregion preview\n\nconst c = 3;';
    expect(readKeyRegion(source)).toMatchObject({
      code: 'const a = 1;\n\nconst b = 2;\n\nconst c = 3;',
      lines: [2, 3],
    });
  });

  it('leaves code without markers as it is', () => {
    const source = 'const a = 1;\r\n// a region of the map\n';
    expect(readKeyRegion(source)).toEqual({ code: source, faults: [] });
  });

  const START = '// #region preview';
  const END = '// #endregion preview';

  it.each([
    [[START, 'a', 'b', END], 4, 'The region has 2 lines.'],
    [[START, ...'abcdefghijklm', END], 15, 'The region has 13 lines.'],
    [[START, 'a', 'b', 'c'], 1, 'The region is not ended.'],
    [['a', END], 2, 'The region ends without a beginning.'],
    [[START, 'a', 'b', 'c', END, START, 'd', END], 6, 'A demo has one region of key lines.'],
    [['// #region Preview', 'a'], 1, 'This is no marker of key lines.'],
    [['const a = 1; // #region preview'], 1, 'This is no marker of key lines.'],
  ])('reports %j', (lines, line, message) => {
    const [fault] = readKeyRegion(lines.join('\n')).faults;
    expect(fault).toEqual({ line, message: expect.stringContaining(message) });
  });

  it.each([3, 12])('allows %i lines', (count) => {
    const lines = Array.from({ length: count }, () => 'line');
    expect(readKeyRegion([START, ...lines, END].join('\n')).faults).toEqual([]);
  });
});

describe('key lines in JavaScript', () => {
  it('are those of the same region, above a type too', async () => {
    const source = component(
      '<DataGrid rows={rows} />',
      '// #region preview',
      '// What a row is.',
      'interface Row {',
      '  id: number;',
      '}',
      'const first: Row = { id: 1 };',
      'const second: Row = { id: 2 };',
      '// #endregion preview',
      '',
    );
    expect(show(await typesToJavaScript(source))).toBe('const first = { id: 1 };\nconst second = { id: 2 };');
  });
});

describe('selectLines', () => {
  it('takes lines of highlighted code to the left, of a comment and a template too', async () => {
    const code = 'if (a) {\n  // one\n  b = `x\n    ${y}`;\n\n  c();\n}';
    const html = selectLines(await highlightToHtml(code, 'a.ts'), [1, 6]);
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('// one\nb = `x\n  ${y}`;\n\nc();');
  });
});

describe('compileFragment', () => {
  it('has the key lines of each source of the demo, and markers in none', async () => {
    const region = [
      '// #region preview',
      'const a: number = 1;',
      'const b = 2;',
      'const c = 3;',
      '// #endregion preview',
    ];
    const directory = await createFolder({
      'system.tsx': component('<DataGrid />', ...region),
      'css.tsx': 'export default function Rows() {\n  return <p>Rows</p>;\n}\n',
      'data.ts': 'export const d: number = 4;',
    });
    const files = ['system.tsx', 'css.tsx', 'data.ts'].map((name) => path.join(directory, name));
    const [system, css, data] = files as [string, string, string];
    const demo = { pageId: 'data-grid/rows', name: 'Rows', file: system, stylings: { css } };
    const blank = { snapshot: { mode: 'hydrate' as const, html: '' }, styles: {}, packages: [] };
    const fragment = await compileFragment(demo, {
      rendered: new Map([
        ['data-grid/rows/Rows', { ...blank, files: [system, data] }],
        ['data-grid/rows/Rows-css', { ...blank, files: [css] }],
      ]),
      texts: new Map(
        await Promise.all(files.map(async (file) => [file, await fs.readFile(file, 'utf8')] as const)),
      ),
      dateLibrary: 'dayjs',
    });
    const shown = Object.values(fragment).flatMap((variants) => Object.values(variants).flat());
    expect(shown.every(({ html = '' }) => !html.includes('region'))).toBe(true);
    const script = fragment.system!.JS![0]!;
    expect(selectLines(script.html!, script.keyLines!).replaceAll(/<[^>]+>/g, '')).toBe(
      'const a = 1;\nconst b = 2;\nconst c = 3;',
    );
    expect(fragment.system!.JS![1]!.keyLines).toBeUndefined();
    // The JavaScript of code without types is that of the page, with its key lines.
    expect(fragment.css!.JS).toEqual([{ name: 'Rows.js', keyLines: fragment.css!.TS![0]!.keyLines }]);
  });
});

describe('checkKeyRegions', () => {
  it('reports faults with file and line, in all stylings, and a region beside the module', async () => {
    const directory = await createFolder({
      'Rows/system.tsx': 'const a = 1;\n// #region preview\nconst b = 2;\n// #endregion preview\n',
      'Rows/css.tsx': '// #endregion preview\n',
      'server.ts': '// #region preview\na;\nb;\nc;\n// #endregion preview\n',
    });
    const [system, css, server] = ['Rows/system.tsx', 'Rows/css.tsx', 'server.ts'].map((name) =>
      path.join(directory, name),
    ) as [string, string, string];
    const blank = { snapshot: { mode: 'hydrate' as const, html: '' }, styles: {}, packages: [] };
    const problems = await checkKeyRegions(
      { pageId: 'data-grid/rows', name: 'Rows', file: system, stylings: { css } },
      {
        rendered: new Map([
          ['data-grid/rows/Rows', { ...blank, files: [system, server] }],
          ['data-grid/rows/Rows-css', { ...blank, files: [css] }],
        ]),
        directory,
        file: 'data/data-grid/rows/rows.md',
      },
    );
    expect(problems.map(({ file, line, message }) => [file, line, message.slice(0, 30)])).toEqual([
      ['data/data-grid/rows/Rows/system.tsx', 4, 'The region has 1 lines. Mark 3'],
      ['data/data-grid/rows/server.ts', 1, 'Key lines are in the module of'],
      ['data/data-grid/rows/Rows/css.tsx', 1, 'The region ends without a begi'],
    ]);
  });
});
