import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './compileMarkdown';

const FRONT = [
  '---',
  'title: Columns',
  'description: Show the orders of a shop in rows and columns, and let users sort and filter them.',
  'components: [DataGrid, GridColDef]',
  '---',
  '',
];

async function check(...lines: string[]): Promise<string[]> {
  const { problems } = await compileMarkdown([...FRONT, ...lines].join('\n'));
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const WRONG = (line: number, right: string, typed: string, prop: string) =>
  `data/data-grid/columns/columns.md:${line} The default of \`${prop}\` is \`${right}\`, not \`${typed}\`. ` +
  `Write \`:default[${prop}]\`, which is read from the packages.`;

const TYPED = (line: number, typed: string, prop: string) =>
  `data/data-grid/columns/columns.md:${line} The default \`${typed}\` is typed by hand. ` +
  `Write \`:default[${prop}]\`, which is read from the packages.`;

describe('a default that is typed by hand', () => {
  it('is reported with what to write instead, whether it is right or wrong', async () => {
    expect(await check('Rows are dense.', 'The default of `density` is `"compact"`.')).toEqual([
      WRONG(8, '"standard"', '"compact"', 'DataGrid.density'),
    ]);
    expect(await check("`density` is `'standard'` by default.")).toEqual([
      TYPED(7, "'standard'", 'DataGrid.density'),
    ]);
  });

  it.each([
    "`density` is `'compact'` by default.",
    "`density` is `'compact'` (default) or `'comfortable'`.",
    "`density` sets the height of rows. The default is `'compact'`.",
    "By default, `density` is `'compact'`.",
    "By default (`density='compact'`), rows are low.",
    "`density` defaults to `'compact'`.",
    "`density`: the height of rows, default: `'compact'`.",
    "The default value of `density` is `'compact'`.",
    "`'compact'` is the default of `density`.",
    "`density: 'compact'`, which is the default, makes rows low.",
    "`density` sets the height. The default, `'compact'`, makes rows low.",
    "| `density` | `'compact'` by default |\n| --- | --- |",
    "`density` 默认为 `'compact'`。",
    "`density` 的默认值是 `'compact'`。",
    "`density` 可以是 `'compact'`（默认）或 `'comfortable'`。",
    "默认情况下，`density` 是 `'compact'`。",
    "`density` 是 `'compact'`，这是默认值。",
  ])('is found in %s', async (sentence) => {
    expect(await check(sentence)).toEqual([
      expect.stringContaining('The default of `DataGrid.density` is `"standard"`, not'),
    ]);
  });

  it.each([
    '`width` of a column is 150 pixels by default.',
    'The default of `width` is 150.',
    '`width` 默认为 150 像素。',
    'The default `width` of a column is `150`.',
  ])('is found as a number in %s', async (sentence) => {
    expect(await check(sentence)).toEqual([WRONG(7, '100', '150', 'GridColDef.width')]);
  });

  it.each([
    // The directive itself.
    '`density` is :default[DataGrid.density] by default.',
    '`density` is :default[DataGrid.density] (default) or `"compact"`.',
    // Another value is meant, or another thing.
    'With `density="compact"`, rows are low. The default is :default[DataGrid.density].',
    'If `treeData` is set, the default of `density` is `"compact"`.',
    '如果设置 `treeData`，`density` 的默认值是 `"compact"`。',
    'In an editable grid, rows are low, because the default of `density` is `"compact"`.',
    '在可编辑的表格中，行较矮，因为 `density` 的默认值是 `"compact"`。',
    '`density` of a series is `"compact"` by default.',
    'If `toolbar` is `true`, there are no buttons by default.',
    'By default, the grid shows rows. Set `density` to `"compact"` to show more.',
    '`density`（默认 :default[DataGrid.density]）可以是 `"compact"`。',
    '`density` 默认关闭，设为 `"compact"` 时启用。',
    // The packages do not say what their default is.
    '`toolbar` is `false` by default.',
    // No prop of the page.
    '`pageSize` is `100` by default.',
    'The default export has 3 parts.',
  ])('is not %s', async (sentence) => {
    expect(await check(sentence)).toEqual([]);
  });
});
