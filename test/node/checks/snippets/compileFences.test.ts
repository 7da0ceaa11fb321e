import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileFences } from '../../../../src/node/checks/snippets/compileFences';
import type { Fence, Finding } from '../../../../src/node/base/code/fence';
import { createPage, fence, findIn } from './createPage';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');

interface Case {
  name: string;
  /** Each line is one of the page; the fence in question is the last. */
  page: string;
}

interface FaultyCase extends Case {
  /** Line of the code, counted from 1 as in an editor. */
  line: number;
  message: RegExp;
}

const GRID = "import { DataGrid } from '@mui/x-data-grid';";
const TREE = "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';";
const COLUMN = "import type { GridColDef } from '@mui/x-data-grid';";

const FIELD = "import TextField from '@mui/material/TextField';";

const RIGHT: Case[] = [
  {
    name: 'a module',
    page: fence(
      'tsx',
      TREE,
      'export default function Tree() {',
      '  return <RichTreeView items={[]} />;',
      '}',
    ),
  },
  { name: 'statements', page: fence('ts', 'const a: number = 1;', 'a.toFixed();') },
  { name: 'an element', page: fence('tsx', TREE, '// ---cut---', '<RichTreeView items={[]} />') },
  {
    name: 'several elements',
    page: fence(
      'tsx',
      TREE,
      '// ---cut---',
      '<RichTreeView items={[]} />',
      '<RichTreeView items={[]} multiSelect />',
    ),
  },
  {
    name: 'an object whose type is above the cut',
    page: fence('ts', COLUMN, 'const column: GridColDef =', '// ---cut---', "{ field: 'name', width: 120 }"),
  },
  {
    name: 'entries of a list that begins above the cut',
    page: fence(
      'ts',
      COLUMN,
      'const columns: GridColDef[] = [',
      '// ---cut---',
      "{ field: 'name' },",
      "{ field: 'job' },",
    ),
  },
  {
    name: 'an expression',
    page: fence('ts', "import dayjs from 'dayjs';", '// ---cut---', "dayjs('2026-03-31')"),
  },
  {
    name: 'JavaScript without types',
    page: fence('jsx', 'export default function Row({ id }) {', '  return <li>{id}</li>;', '}'),
  },
  { name: 'a locale without types', page: fence('ts', "import 'dayjs/locale/de';") },
  { name: 'a style sheet of the developer', page: fence('ts', "import './index.css';") },
  { name: 'variables of Next.js', page: fence('ts', "const key: string = process.env.KEY ?? '';") },
  {
    name: 'a fence that imports another by its title',
    page: [
      fence('ts title="src/theme.ts"', "export const theme = 'dark';"),
      fence('tsx title="src/App.tsx"', "import { theme } from './theme';", 'theme.trim();'),
    ].join('\n\n'),
  },
  {
    name: 'a fence that brings what it imports',
    page: fence(
      'ts',
      '// @filename: theme.ts',
      'export const size = 1;',
      '// @filename: app.ts',
      '// ---cut---',
      "import { size } from './theme';",
      'size.toFixed();',
    ),
  },
  {
    name: 'dates of the adapter that users have',
    page: fence(
      'tsx',
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker';",
      "<DatePicker onChange={(date) => date?.format('YYYY')} />;",
    ),
  },
  {
    name: 'a theme with its augmentation',
    page: fence(
      'ts',
      "import type {} from '@mui/x-data-grid/themeAugmentation';",
      "import { createTheme } from '@mui/material/styles';",
      'createTheme({ components: { MuiDataGrid: {} } });',
    ),
  },
  {
    name: 'types that the fence adds to',
    page: fence(
      'ts',
      "declare module '@mui/material/styles' {",
      '  interface Palette { ink: string }',
      '}',
      "import { createTheme } from '@mui/material/styles';",
      'createTheme().palette.ink.trim();',
    ),
  },
  {
    name: 'a change to some lines of a file',
    page: fence(
      'diff title="App.tsx"',
      "-import { OldTree } from '@mui/x-tree-view/OldTree';",
      "+import { RichTreeView } from '@mui/x-tree-view/RichTreeView';",
      " import { items } from './items';",
      ' const handleClick = (event) => open(event, items);',
      ' function App() {',
    ),
  },
  {
    name: 'what a package says to use instead of a deprecated prop',
    page: fence('tsx', FIELD, '<TextField slotProps={{ input: { readOnly: true } }} />;'),
  },
  {
    name: 'a deprecated prop in the code before a migration',
    page: fence('tsx check="v7"', FIELD, '<TextField InputProps={{ readOnly: true }} />;'),
  },
  {
    name: 'a deprecated prop that a change removes',
    page: fence(
      'diff',
      ` ${FIELD}`,
      '-<TextField InputProps={{ readOnly: true }} />;',
      '+<TextField slotProps={{ input: { readOnly: true } }} />;',
    ),
  },
  {
    name: 'version 7, where it is meant',
    page: fence(
      'ts check="v7"',
      "import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';",
      'TreeItem2.name;',
    ),
  },
  {
    name: 'version 5, where it is meant',
    page: fence('tsx check="v5"', GRID, '<DataGrid rows={[]} columns={[]} pageSize={5} />;'),
  },
  {
    name: 'version 6, where it is meant',
    page: fence('tsx check="v6"', GRID, '<DataGrid rows={[]} columns={[]} rowBuffer={3} />;'),
  },
];

const FAULTY: FaultyCase[] = [
  {
    name: 'a prop that does not exist',
    page: fence('tsx', TREE, '', '<RichTreeView', '  items={[]}', '  multiselect', '/>;'),
    line: 5,
    message: /Property 'multiselect' does not exist.*Did you mean 'multiSelect'\?/,
  },
  {
    name: 'a value of a wrong type',
    page: fence('tsx', TREE, '<RichTreeView items="all" />;'),
    line: 2,
    message: /Type 'string' is not assignable to type 'readonly/,
  },
  {
    name: 'a wrong key in an object',
    page: fence('ts', COLUMN, 'const column: GridColDef =', '// ---cut---', "{ field: 'name', widht: 120 }"),
    line: 4,
    message: /'widht' does not exist in type 'GridColDef/,
  },
  {
    name: 'a module that does not exist',
    page: fence('ts', "import '@mui/x-tree-view/RichTree';"),
    line: 1,
    message:
      /No installed package has a file `@mui\/x-tree-view\/RichTree`\. Correct the name\. .*`check="off"`/,
  },
  {
    name: 'a module that only a pattern in declarations promises',
    page: fence('ts', "import 'dayjs/locale/dee';"),
    line: 1,
    message: /No installed package has a file `dayjs\/locale\/dee`\. Correct the name\./,
  },
  {
    name: 'an export that does not exist',
    page: fence('ts', "import { RichTree } from '@mui/x-tree-view';"),
    line: 1,
    message: /has no exported member '?RichTree'?/,
  },
  {
    name: 'a file that is nowhere',
    page: fence('ts', 'const a = 1;', "import { theme } from './theme';"),
    line: 2,
    message: /Cannot find module '\.\/theme'.*`\/\/ @filename: <file>`/,
  },
  {
    name: 'a name that the packages of the page export',
    page: fence('tsx', '<RichTreeView items={[]} />'),
    line: 1,
    message:
      /Cannot find name 'RichTreeView'\. Write `import { RichTreeView } from '@mui\/x-tree-view';`, above/,
  },
  {
    name: 'a name that nobody exports',
    page: fence('tsx', TREE, '// ---cut---', '<RichTreeView items={shelves} />'),
    line: 3,
    message: /Cannot find name 'shelves'\. Declare it above `\/\/ ---cut---`.*`declare const shelves: …;`/,
  },
  {
    name: 'a name of the fence before',
    page: [fence('ts', 'const before = 1;'), fence('ts', 'before.toFixed();')].join('\n\n'),
    line: 1,
    message: /Cannot find name 'before'/,
  },
  {
    name: 'an object alone',
    page: fence('ts', "{ field: 'name' }"),
    line: 1,
    message: /checked against nothing\. Say above the cut/,
  },
  {
    name: 'code that cannot be read',
    page: fence('ts', 'const a = 1;', 'const b = ;'),
    line: 2,
    message: /Expression expected\. A fence is a module, statements, or JSX\..*`check="off"`/,
  },
  {
    name: 'JSX in a fence without it',
    page: fence('ts', TREE, 'const tree = <ul></ul>;'),
    line: 2,
    message: /For JSX write `tsx`/,
  },
  {
    name: 'a fault in the lines that are not shown',
    page: fence('ts', 'const a: string = 1;', '// ---cut---', 'a.trim();'),
    line: 1,
    message: /Type 'number' is not assignable/,
  },
  {
    name: 'a fault in a file that the fence brings',
    page: fence(
      'ts',
      '// @filename: theme.ts',
      'export const size: string = 1;',
      '// @filename: app.ts',
      '// ---cut---',
      "import './theme';",
    ),
    line: 2,
    message: /Type 'number' is not assignable/,
  },
  {
    name: 'a fault at the end of an element that is left open',
    page: fence('tsx', TREE, '<RichTreeView items={[]}>'),
    line: 2,
    message: /has no corresponding closing tag/,
  },
  {
    name: 'a wrong name in JavaScript',
    page: fence('js', "import { LicenseInfos } from '@mui/x-license';"),
    line: 1,
    message: /has no exported member.*LicenseInfo/,
  },
  {
    name: 'a date that is used as one of another library',
    page: fence(
      'tsx',
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker';",
      '<DatePicker onChange={(date) => date?.toISODate()} />;',
    ),
    line: 2,
    message: /Property 'toISODate' does not exist on type 'Dayjs'/,
  },
  {
    name: 'a theme without the augmentation that another fence has',
    page: fence(
      'ts',
      "import { createTheme } from '@mui/material/styles';",
      'createTheme({ components: { MuiDataGrid: {} } });',
    ),
    line: 2,
    message: /'MuiDataGrid' does not exist/,
  },
  {
    name: 'a palette that another fence has added to',
    page: fence('ts', "import { createTheme } from '@mui/material/styles';", 'createTheme().palette.ink;'),
    line: 2,
    message: /Property 'ink' does not exist/,
  },
  {
    name: 'a deprecated prop',
    page: fence('tsx', FIELD, '', '<TextField', '  label="Name"', '  InputProps={{ readOnly: true }}', '/>;'),
    line: 5,
    message: /^`InputProps` is deprecated in `@mui\/material`, which says: “Use `slotProps\.input` instead\./,
  },
  {
    name: 'a deprecated member of an object',
    page: fence(
      'ts',
      COLUMN,
      'const column: GridColDef =',
      '// ---cut---',
      '{',
      "  field: 'actions',",
      "  type: 'actions',",
      '  getActions: () => [],',
      '}',
    ),
    line: 7,
    message: /^`getActions` is deprecated in `@mui\/x-data-grid`, which says: “Use `renderCell` instead”/,
  },
  {
    name: 'a deprecated export, with the link of its tag',
    page: fence('ts', "import { GridToolbarExport } from '@mui/x-data-grid';", 'GridToolbarExport.name;'),
    line: 1,
    message:
      /^`GridToolbarExport` is deprecated.*“Use the \[Export\]\(https:\/\/mui\.com\/.*\/export\/\) components instead/,
  },
  {
    name: 'a change that leads to something wrong',
    page: fence(
      'diff',
      ' const a = b;',
      '-import { A } from "a";',
      "+import { RichTree } from '@mui/x-tree-view';",
    ),
    line: 3,
    message: /has no exported member/,
  },
  {
    name: 'version 7, where version 8 is meant',
    page: fence('ts', "import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';"),
    line: 1,
    message: /No installed package has a file `@mui\/x-tree-view\/TreeItem2`/,
  },
  {
    name: 'version 8, where version 7 is meant',
    page: fence('tsx check="v7"', TREE, '<RichTreeView items={[]} itemHeight={32} />;'),
    line: 2,
    message: /Property 'itemHeight' does not exist/,
  },
  {
    name: 'version 5, where version 6 is meant',
    page: fence('tsx check="v6"', GRID, '<DataGrid rows={[]} columns={[]} pageSize={5} />;'),
    line: 2,
    message: /Property 'pageSize' does not exist/,
  },
  {
    name: 'a module of version 8, where version 7 is meant',
    page: fence('ts check="v7"', "import '@mui/x-tree-view/TreeItemProvider';"),
    line: 1,
    message: /Version 7 of `@mui\/x-tree-view` has no file `@mui\/x-tree-view\/TreeItemProvider`/,
  },
  {
    name: 'a package whose version 7 is not installed',
    page: fence('ts check="v7"', "import { DataGrid } from '@mui/x-license';"),
    line: 1,
    message: /No version 7 of `@mui\/x-license` is installed.*npm install --save-dev @mui\/x-license-v7@npm/,
  },
  {
    name: 'the name of a package that only this project has',
    page: fence('ts', "import '@mui/x-tree-view-v7';"),
    line: 1,
    message: /Users have no `@mui\/x-tree-view-v7`\. Import from `@mui\/x-tree-view` and write `check="v7"`/,
  },
];

const fences = new Map(
  [...RIGHT, ...FAULTY].map((given) => [given.name, findIn(createPage(given.page)).at(-1)!]),
);
let findings: Map<Fence, Finding[]>;

const find = ({ name }: Case) => findings.get(fences.get(name)!)!;

// All at once, as in a build: what one fence brings must not help another.
beforeAll(async () => {
  findings = await compileFences(PROJECT, [...fences.values()]);
});

describe('compileFences', () => {
  it.each(RIGHT)('has nothing against $name', (given) => {
    expect(find(given)).toEqual([]);
  });

  it.each(FAULTY)('finds $name', (given) => {
    const [first] = find(given);
    expect(first?.message).toMatch(given.message);
    expect(first?.line).toBe(given.line - 1);
  });
});
