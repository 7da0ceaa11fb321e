import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './compileMarkdown';
import { createDemoFolder } from './createDemoFolder';

const FILE = 'data/data-grid/columns/columns.md';
const CHINESE_FILE = 'data/data-grid/columns/columns.zh.md';

/** Three lines of front matter between dashes: what follows starts on line 5. */
function page(...lines: string[]): string {
  const description = 'Show the orders of a shop in rows and columns, and let users sort and filter them.';
  return ['---', 'title: Columns', `description: ${description}`, '---', ...lines].join('\n');
}

interface BadInput {
  name: string;
  text: string;
  line: number;
  message: string;
}

const ALL_DIRECTIVES =
  ':::info … :::  :::tip … :::  :::success … :::  :::warning … :::  :::error … :::  :::details[Title] … :::  ' +
  ':::gallery … :::  ::demo{src="Name.tsx"}  ' +
  '::prop-playground{src="Name.tsx"}  ' +
  '::install{packages="@mui/x-charts"}  ::widget{name="…"}  ::props{of="GridColDef" only="field,width"}  ' +
  '::events{}  ::selectors{category="Sorting"}  ::methods{of="GridApi" group="GridSortApi"}  ' +
  ':prop[DataGrid.rows]  :slot[DataGrid.toolbar]  :class[DataGrid.row]  :type[GridColDef]  :event[rowClick]  ' +
  ':default[DataGrid.density]  :fact[community-page-rows]  :plan[pro]';
const FENCE_LANGUAGES = 'ts, tsx, js, jsx, bash, json, css, diff';

const DIRECTIVES: BadInput[] = [
  {
    name: 'a misspelt directive',
    text: page('::instal{packages="dayjs"}'),
    line: 5,
    message: 'Unknown directive `instal`. Did you mean `::install{packages="@mui/x-charts"}`?',
  },
  {
    name: 'a directive like no other',
    text: page('', '::carousel'),
    line: 6,
    message: `Unknown directive \`carousel\`. Known are ${ALL_DIRECTIVES}.`,
  },
  {
    name: 'a colon that was meant as one',
    text: page('Write', 'key:value.'),
    line: 6,
    message: `Unknown directive \`value\`. Known are ${ALL_DIRECTIVES}. For a literal colon write \`\\:value\`.`,
  },
  {
    name: 'a callout on one line',
    text: page('::info'),
    line: 5,
    message: 'The directive `info` is written `:::info … :::`.',
  },
  {
    name: 'a column without a name',
    text: page('|     | Field |\n| --- | ----- |\n| A   | B     |'),
    line: 5,
    message: 'A column has no name. Write one: screen users say it with each cell.',
  },
  {
    name: 'a cell without content',
    text: page('| Key | Effect |', '| --- | ------ |', '| Tab | Moves  |', '| Esc |        |'),
    line: 8,
    message: 'The row has nothing in column 2. Write what holds there, such as “None”, or one column less.',
  },
  {
    name: 'a picture',
    text: page('![A grid with pinned columns](pinned.png)'),
    line: 5,
    message: 'A page shows no pictures. Show the thing itself in a demo, or say it.',
  },
  {
    name: 'a demo around text',
    text: page(':::demo{src="Sorted.tsx"}', 'Sorted rows.', ':::'),
    line: 5,
    message: 'The directive `demo` is written `::demo{src="Name.tsx"}`.',
  },
  {
    name: 'an attribute that the directive does not have',
    text: page('::install{packages="dayjs" manager="npm"}'),
    line: 5,
    message: 'Unknown attribute `manager` of `install`. Known: packages.',
  },
  {
    name: 'an attribute named like a property of every object',
    text: page('::install{packages="dayjs" constructor="npm"}'),
    line: 5,
    message: 'Unknown attribute `constructor` of `install`. Known: packages.',
  },
  {
    name: 'an attribute where none may be',
    text: page(':::tip{title="Sizes"}', 'Sizes.', ':::'),
    line: 5,
    message: 'Unknown attribute `title` of `tip`. Known: none.',
  },
  {
    name: 'a demo without its file',
    text: page('::demo{title="Sorted rows"}'),
    line: 5,
    message: '`demo` needs the attribute `src`: `::demo{src="Name.tsx"}`.',
  },
  {
    name: 'a widget inside a list',
    text: page('- Versions', '', '  ::widget{name="package-versions"}'),
    line: 7,
    message: '`::widget` must be on a line of its own, outside lists, quotes and callouts.',
  },
  {
    name: 'a widget that the site does not have',
    text: page('::widget{name="feature-grid"}'),
    line: 5,
    message: 'Unknown widget `feature-grid`. Known are: package-versions.',
  },
  {
    name: 'a list of packages with commas',
    text: page('::install{packages="dayjs, luxon"}'),
    line: 5,
    message: '`packages="dayjs, luxon"` is no list of packages. Separate the names by one space.',
  },
  {
    name: 'a plan that is not sold',
    text: page(':plan[enterprise]'),
    line: 5,
    message: 'Unknown plan `enterprise`. Write `:plan[pro]` or `:plan[premium]`.',
  },
];

const API: BadInput[] = [
  {
    name: 'a prop that the component does not have',
    text: page('', ':prop[DataGrid.row]'),
    line: 6,
    message:
      '`DataGrid` has no prop or field `row`. Did you mean `DataGrid.rows` or `DataGrid.toolbar` or `DataGrid.density`?',
  },
  {
    name: 'a component that does not exist',
    text: page(':prop[DataGird.rows]'),
    line: 5,
    message:
      'Nothing with the name `DataGird` has an API page. Did you mean `DataGrid` or `DataGridPro` or `GridColDef`?',
  },
  {
    name: 'a prop without its component',
    text: page(':prop[rows]'),
    line: 5,
    message: '`rows` does not say whose it is. Write the component too: `DataGrid.rows`.',
  },
  {
    name: 'a slot that the component does not have',
    text: page(':slot[DataGrid.header]'),
    line: 5,
    message: '`DataGrid` has no slot `header`. Did you mean `DataGrid.footer` or `DataGrid.toolbar`?',
  },
  {
    name: 'a class of an interface',
    text: page(':class[GridColDef.field]'),
    line: 5,
    message: '`GridColDef` has no CSS class `field`. It has none.',
  },
  {
    name: 'a default that the declarations do not state',
    text: page(':default[DataGrid.rows]'),
    line: 5,
    message: '`DataGrid.rows` has no default in the declarations. Say in words what happens without it.',
  },
  {
    name: 'an event that the grid does not publish',
    text: page(':event[rowClicked]'),
    line: 5,
    message: 'The grid has no event `rowClicked`. Did you mean `rowClick` or `rowDoubleClick`?',
  },
  {
    name: 'a type that no package exports',
    text: page(':type[GridRowProp]'),
    line: 5,
    message:
      'The packages export no `GridRowProp`. Did you mean `GridRowsProp` or `GridColDef` or `GridDensity`?',
  },
  {
    name: 'rows of what has no page',
    text: page('::props{of="GridRow"}'),
    line: 5,
    message:
      'Nothing with the name `GridRow` has an API page. Did you mean `GridColDef` or `DataGridPro` or `DataGrid`?',
  },
  {
    name: 'a row that the table does not have',
    text: page('::props{of="GridColDef" only="field, with"}'),
    line: 5,
    message: '`only` names `with`. Did you mean `width` or `field`?',
  },
  {
    name: 'a row shown twice',
    text: page('::props{of="GridColDef" only="field"}', '', '::props{of="GridColDef"}'),
    line: 7,
    message: 'The row `grid-col-def-prop-field` is twice in the page. Show it once and link to it.',
  },
  {
    name: 'an event that the table does not have',
    text: page('::events{only="rowClicked"}'),
    line: 5,
    message: '`only` names `rowClicked`. Did you mean `rowClick` or `rowOrderChange`?',
  },
  {
    name: 'a category without selectors',
    text: page('::selectors{category="Sort"}'),
    line: 5,
    message: 'There is no group `Sort`. Did you mean `Sorting` or `other`?',
  },
  {
    name: 'an API object that does not exist',
    text: page('::methods{of="DataGridApi"}'),
    line: 5,
    message: 'There is no API object `DataGridApi`. Did you mean `GridApi`?',
  },
  {
    name: 'a table inside a list',
    text: page('- Events', '', '  ::events{}'),
    line: 7,
    message: '`::events` must be on a line of its own, outside lists, quotes and callouts.',
  },
];

const SYNTAX: BadInput[] = [
  {
    name: 'raw HTML in a paragraph',
    text: page('', 'A row<br>of cells'),
    line: 6,
    message: 'Raw HTML is not allowed: `<br>`. Write it in markdown, or as code between backticks.',
  },
  {
    name: 'a block of raw HTML',
    text: page('<details>', 'Rows', '</details>'),
    line: 5,
    message: 'Raw HTML is not allowed: `<details>`. Write it in markdown, or as code between backticks.',
  },
  {
    name: 'a comment',
    text: page('<!-- to do -->'),
    line: 5,
    message: 'Raw HTML is not allowed: `<!-- to do -->`. Delete the comment.',
  },
  {
    name: 'an import',
    text: page("import Sorted from './Sorted';"),
    line: 5,
    message: 'A page imports nothing. Use `::demo{src="Name.tsx"}`, or put the line in a fence.',
  },
  {
    name: 'a footnote',
    text: page('Rows[^1].', '', '[^1]: And columns.'),
    line: 7,
    message: 'A page has no footnotes. Write the note into the text, or as a callout.',
  },
];

const HEADINGS: BadInput[] = [
  {
    name: 'a second h1',
    text: page('# Sort rows'),
    line: 5,
    message: 'A page has headings of level 2 and 3; the h1 is the title. Write `## Sort rows`.',
  },
  {
    name: 'an h4',
    text: page('## Sort rows', '### By field', '#### Twice'),
    line: 7,
    message: 'A page has headings of level 2 and 3; the h1 is the title. Write `### Twice`.',
  },
  {
    name: 'a skipped level',
    text: page('### By field'),
    line: 5,
    message: 'A heading of level 3 follows level 1. Write `## By field`.',
  },
  {
    name: 'two headings of the same text',
    text: page('## Rows', '', '## By field', '', '### rows'),
    line: 9,
    message:
      'The heading `rows` is on line 5 already. Name what this one is about, so that links and the list of contents tell them apart.',
  },
  {
    name: 'a heading without letters',
    text: page('## !?'),
    line: 5,
    message: 'The heading `!?` gives no id to link to. Write it with letters or digits.',
  },
];

const LINKS: BadInput[] = [
  {
    name: 'a relative link',
    text: page('', '[Rows](../rows/)'),
    line: 6,
    message:
      'The link `../rows/` is relative. Write the path from the root: `/x/introduction/installation/`, or `#heading` on the same page.',
  },
  {
    name: 'a link without its scheme',
    text: page('[React](//react.dev)'),
    line: 5,
    message:
      'The link `//react.dev` is relative. Write the path from the root: `/x/introduction/installation/`, or `#heading` on the same page.',
  },
  {
    name: 'a script instead of a link',
    text: page('[Rows](javascript:alert)'),
    line: 5,
    message:
      'The link `javascript:alert` is relative. Write the path from the root: `/x/introduction/installation/`, or `#heading` on the same page.',
  },
  {
    name: 'a link without trailing slash',
    text: page('[Rows](/x/react-data-grid/rows#height)'),
    line: 5,
    message:
      'The link `/x/react-data-grid/rows#height` lacks the trailing slash: `/x/react-data-grid/rows/#height`.',
  },
  {
    name: 'the same in a definition',
    text: page('[Rows][rows]', '', '[rows]: /x/react-data-grid/rows'),
    line: 7,
    message: 'The link `/x/react-data-grid/rows` lacks the trailing slash: `/x/react-data-grid/rows/`.',
  },
  {
    name: 'an address that no browser reads',
    text: page('[Rows](https://)'),
    line: 5,
    message: '`https://` is not a valid address. Write it in full: `https://react.dev/learn`.',
  },
  {
    name: 'an address without a host',
    text: page('[Rows](https://localhost/rows/)'),
    line: 5,
    message: '`https://localhost/rows/` is not a valid address. Write it in full: `https://react.dev/learn`.',
  },
  {
    name: 'an address that is not encrypted',
    text: page('[Rows](http://react.dev/learn)'),
    line: 5,
    message: '`http://react.dev/learn` is not encrypted. Write `https://react.dev/learn`.',
  },
  {
    name: 'an address that took the end of its sentence with it',
    text: page('Read [Rows](https://react.dev/learn.)'),
    line: 5,
    message: '`https://react.dev/learn.` ends with a mark of the sentence. Write `https://react.dev/learn`.',
  },
];

const FENCES: BadInput[] = [
  {
    name: 'a fence without a language',
    text: page('', '```', 'rows', '```'),
    line: 6,
    message: `A fence without a language. Write one of ${FENCE_LANGUAGES} after the backticks.`,
  },
  {
    name: 'an indented block of code',
    text: page('', '    rows'),
    line: 6,
    message: `A fence without a language. Write one of ${FENCE_LANGUAGES} after the backticks.`,
  },
  {
    name: 'a fence in a language that the site does not highlight',
    text: page('```python', 'rows', '```'),
    line: 5,
    message: `Unknown language \`python\`. Write one of ${FENCE_LANGUAGES} after the backticks.`,
  },
  {
    name: 'something else behind the language',
    text: page('```ts title=App.tsx', 'rows', '```'),
    line: 5,
    message: 'Unknown `title=App.tsx` after the language. Write `title="App.tsx"`, `{1,4-6}`, `check="…"`.',
  },
  {
    name: 'lines that are no numbers',
    text: page('```ts {1-}', 'rows', '```'),
    line: 5,
    message: 'Unknown `{1-}` after the language. Write `title="App.tsx"`, `{1,4-6}`, `check="…"`.',
  },
  {
    name: 'lines that run backwards',
    text: page('```ts {2-1}', 'rows', '```'),
    line: 5,
    message: '`{2-1}` names no lines. Count from 1, the smaller number first: `{1,4-6}`.',
  },
  {
    name: 'a marked line that the snippet does not have',
    text: page('```ts {1,3-4}', 'rows', '```'),
    line: 5,
    message:
      'There is no line 3 to mark: the last line that users see is 1. Count from 1, below `// ---cut---`.',
  },
  {
    name: 'a check that does not exist',
    text: page('```ts check="v4"', 'rows', '```'),
    line: 5,
    message:
      'Unknown `check="v4"`. Write `check="v7"`, `check="v6"`, `check="v5"` or `check="off"` with `reason="…"`.',
  },
  {
    name: 'an unchecked fence without a reason',
    text: page('```ts check="off"', 'rows', '```'),
    line: 5,
    message: '`check="off"` needs a reason: `check="off" reason="pseudo code"`.',
  },
];

const DESCRIPTION =
  'description: Show the orders of a shop in rows and columns, and let users sort and filter them.';
const KNOWN_KEYS = 'title, description, components, hooks, tabs, packages, ads, toc, inMenu, follows';

const FRONT_MATTER: BadInput[] = [
  {
    name: 'no front matter',
    text: 'Rows and columns.',
    line: 1,
    message: 'The page has no front matter. Start it with `---`, title, description, `---`.',
  },
  {
    name: 'front matter that is never closed',
    text: ['---', 'title: Columns'].join('\n'),
    line: 1,
    message: 'The page has no front matter. Start it with `---`, title, description, `---`.',
  },
  {
    name: 'a key that the site does not know',
    text: ['---', 'title: Columns', DESCRIPTION, 'titel: Columns', '---'].join('\n'),
    line: 4,
    message: `Unknown key \`titel\` in the front matter. Known are ${KNOWN_KEYS}.`,
  },
  {
    name: 'no title',
    text: ['---', DESCRIPTION, '---'].join('\n'),
    line: 2,
    message:
      'Front matter `title`: Invalid input: expected string, received undefined. Write `title: Column definition`; it becomes the h1.',
  },
  {
    name: 'a value of another type',
    text: ['---', 'title: Columns', DESCRIPTION, 'components: DataGrid', '---'].join('\n'),
    line: 4,
    message:
      'Front matter `components`: Invalid input: expected array, received string. Write a list of component names: `components: [DataGrid]`.',
  },
  {
    name: 'a value of another type in a list',
    text: ['---', 'title: Columns', DESCRIPTION, 'components:', '  - DataGrid', '  - 7', '---'].join('\n'),
    line: 6,
    message:
      'Front matter `components`: Invalid input: expected string, received number. Write a list of component names: `components: [DataGrid]`.',
  },
  {
    name: 'a list instead of keys',
    text: ['---', '- Columns', '---'].join('\n'),
    line: 2,
    message: 'The front matter has no keys. Write a line for each: `title: Column definition`.',
  },
  {
    name: 'text that is no YAML',
    text: ['---', 'title: Columns', "description: 'Show", '---'].join('\n'),
    line: 3,
    message: "Missing closing 'quote. Put a text with `:`, `#`, `*` or quotes between quotes.",
  },
  {
    name: 'an alias of nothing',
    text: ['---', 'title: *columns', DESCRIPTION, '---'].join('\n'),
    line: 2,
    message:
      'Unresolved alias (the anchor must be set before the alias): columns. Put a text with `:`, `#`, `*` or quotes between quotes.',
  },
];

const DEMOS: BadInput[] = [
  {
    name: 'a demo that does not exist',
    text: page('', '::demo{src="SortedRows.tsx"}'),
    line: 6,
    message:
      'The demo `SortedRows.tsx` does not exist in data/data-grid/columns. There are: Columns, Sorted.tsx, Styled.',
  },
  {
    name: 'a demo from another folder',
    text: page('::demo{src="../rows/Sorted.tsx"}'),
    line: 5,
    message:
      'The demo `../rows/Sorted.tsx` is no file of a demo. Write the name of a .tsx beside the page: `src="SortedRows.tsx"`.',
  },
  {
    name: 'a folder without the demo in MUI System',
    text: page('::demo{src="Columns"}'),
    line: 5,
    message:
      'The folder of the demo `Columns` needs `system.tsx` and at least one of `tailwind.tsx` and `css.tsx`.',
  },
  {
    name: 'a demo of several stylings in an iframe',
    text: page('::demo{src="Styled" frame="iframe" height="300"}'),
    line: 5,
    message: 'The demo `Styled` has several stylings, which an iframe cannot show. Leave `frame` out.',
  },
  {
    name: 'a prop playground of several stylings',
    text: page('::prop-playground{src="Styled"}'),
    line: 5,
    message: 'A prop playground has one styling. Write `src="Styled.tsx"`, the name of a file.',
  },
  {
    name: 'a demo shown twice',
    text: page('::demo{src="Sorted.tsx"}', '', '::demo{src="Sorted.tsx"}'),
    line: 7,
    message: 'The demo `Sorted.tsx` is twice in the page. Show it once and link to it.',
  },
  {
    name: 'two demos of one title',
    text: page('::demo{src="Sorted.tsx" title="Rows"}', '', '::demo{src="Styled" title="Rows"}'),
    line: 7,
    message:
      'The title “Rows” is that of the demo on line 5 too. It names the demo for screen readers: write what this one shows and the other does not.',
  },
  {
    name: 'a demo inside a callout',
    text: page(':::tip', '::demo{src="Sorted.tsx"}', ':::'),
    line: 6,
    message: '`::demo` must be on a line of its own, outside lists, quotes and callouts.',
  },
  {
    name: 'a height with a unit',
    text: page('::demo{src="Sorted.tsx" height="20rem"}'),
    line: 5,
    message: '`height="20rem"` is no height. Write a number of pixels: `height="320"`.',
  },
  {
    name: 'a way to show the code that does not exist',
    text: page('::demo{src="Sorted.tsx" code="closed"}'),
    line: 5,
    message:
      'Unknown `code="closed"`. Write `code="open"`, `code="none"` for a demo whose code shows nothing, or leave it out.',
  },
  {
    name: 'a wish about advertisements that does not exist',
    text: page('::demo{src="Sorted.tsx" ads="none"}'),
    line: 5,
    message: 'Unknown `ads="none"`. Write `ads="off"`, or leave it out.',
  },
  {
    name: 'a value of `frame` that does not exist',
    text: page('::demo{src="Sorted.tsx" frame="window" height="480"}'),
    line: 5,
    message: 'Unknown `frame="window"`. Write `frame="iframe"`, or leave it out.',
  },
  {
    name: 'an iframe without a height',
    text: page('::demo{src="Sorted.tsx" frame="iframe"}'),
    line: 5,
    message: 'A demo in an iframe has no height of its own. Add one: `height="480"`.',
  },
];

interface BadTranslation {
  name: string;
  english: string;
  chinese: string;
  line: number;
  message: string;
}

const TRANSLATIONS: BadTranslation[] = [
  {
    name: 'a heading of another level',
    english: page('## Sort', '### By field'),
    chinese: page('## 排序', '## 按字段'),
    line: 6,
    message: 'The English page has `### By field` here. Keep the same headings in the same order.',
  },
  {
    name: 'a heading too many',
    english: page('## Sort'),
    chinese: page('## 排序', '## 筛选'),
    line: 6,
    message: 'The English page has no further heading here. Keep the same headings in the same order.',
  },
  {
    name: 'a heading too few',
    english: page('## Sort', '## Filter'),
    chinese: page('## 排序'),
    line: 1,
    message: 'The English page goes on with `## Filter`. Translate it too.',
  },
  {
    name: 'a demo of its own',
    english: page('Rows'),
    chinese: page('', '::demo{src="Chinese.tsx"}'),
    line: 6,
    message: 'The English page does not show the demo `Chinese.tsx`. Show it there too, or in neither.',
  },
];

describe.each([
  ['directives', DIRECTIVES],
  ['references to the API', API],
  ['syntax', SYNTAX],
  ['headings', HEADINGS],
  ['links', LINKS],
  ['fences', FENCES],
  ['front matter', FRONT_MATTER],
])('what may not be in a page: %s', (_, inputs) => {
  it.each(inputs)('reports $name', async ({ text, line, message }) => {
    const { problems } = await compileMarkdown(text);
    expect(problems).toEqual([{ file: FILE, line, message }]);
  });
});

describe('what may not be in a page: demos', () => {
  it.each(DEMOS)('reports $name', async ({ text, line, message }) => {
    const { problems } = await compileMarkdown(
      text,
      await createDemoFolder('Sorted', 'Styled/system', 'Styled/css', 'Columns/css'),
    );
    expect(problems).toEqual([{ file: FILE, line, message }]);
  });
});

describe('what a translation may not change', () => {
  it.each(TRANSLATIONS)('reports $name', async ({ english, chinese, line, message }) => {
    const { problems } = await compileMarkdown(chinese, {
      ...(await createDemoFolder('Chinese')),
      english,
      rendered: new Map(),
    });
    expect(problems).toEqual([{ file: CHINESE_FILE, line, message }]);
  });

  it('reports a demo that does not exist where it follows the English page as it is', async () => {
    const { problems } = await compileMarkdown(
      page('::demo{src="Sortd.tsx"}').replace('title:', `follows: ${'a'.repeat(40)}\ntitle:`),
      {
        ...(await createDemoFolder('Sorted')),
        english: page('Rows'),
        englishRevision: 'a'.repeat(40),
        rendered: new Map(),
      },
    );
    expect(problems).toEqual([
      {
        file: CHINESE_FILE,
        line: 6,
        message: 'The demo `Sortd.tsx` does not exist in data/data-grid/columns. There are: Sorted.tsx.',
      },
    ]);
  });

  // The English page moved on; the translation has still to follow.
  it('says in its place that a demo is gone, and reports nothing', async () => {
    const { page: compiled, problems } = await compileMarkdown(
      page('前文', '', '::demo{src="Gone.tsx"}', '', '后文'),
      { ...(await createDemoFolder('Sorted')), english: page('Rows') },
    );
    expect(problems).toEqual([]);
    const html = compiled?.blocks.map((block) => (block.kind === 'html' ? block.html : ''));
    expect(html).toEqual([
      expect.stringContaining('前文'),
      '<p class="page-notice">示例 <code>Gone.tsx</code> 已不存在。当前的示例请见英文页面。</p>',
      expect.stringContaining('后文'),
    ]);
  });
});
