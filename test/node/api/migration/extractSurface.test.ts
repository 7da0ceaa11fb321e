import { expect, it } from 'vitest';
import { extractSurface } from '../../../../src/node/api/migration/extractSurface';
import type { Problem } from '../../../../src/node/base/problems/problem';
import { createFolder } from '../../createFolder';

const DECLARATIONS = `
interface Element {}
interface Options { depth: number }
export type TreeId = string;
export interface TreeSlots { icon?: TreeId }
export interface TreeProps { id: TreeId; slots?: TreeSlots; options?: Options }
export declare function Tree(props: TreeProps): Element;
/** @param {TreeId>} parameters This tag does not parse: nobody reads the JSDoc of two versions. */
export declare function useTree(parameters: { id: TreeId }): { isOpen: boolean };
export declare const INDENT: number;
`;

it('lists what a package without `exports` lets people write', async () => {
  const directory = await createFolder({
    'package.json': JSON.stringify({ dependencies: { '@mui/x-tree-view': '7.0.0' } }),
    'node_modules/@mui/x-tree-view/package.json': JSON.stringify({ version: '7.0.0', types: './index.d.ts' }),
    'node_modules/@mui/x-tree-view/index.d.ts': "export * from './Tree';",
    'node_modules/@mui/x-tree-view/Tree/index.d.ts': DECLARATIONS,
    'node_modules/@mui/x-tree-view/internals/index.d.ts': 'export declare const secret: string;',
  });
  const problems: Problem[] = [];
  const items = await extractSurface(
    { directory, product: 'tree-view', packages: ['@mui/x-tree-view'] },
    problems,
  );
  expect(problems).toEqual([]);
  const lines = items
    .filter(({ what }) => what !== 'import' && what !== 'export')
    .map(({ what, owner = '', name, type = '', isRequired }) =>
      [what, owner, name, type, isRequired ? 'required' : ''].filter(Boolean).join(' '),
    );
  expect(lines.toSorted()).toEqual([
    'entry point @mui/x-tree-view',
    'entry point @mui/x-tree-view/Tree',
    'member Options depth number required',
    'parameter useTree id TreeId required',
    'prop Tree id TreeId required',
    'prop Tree options Options',
    'prop Tree slots TreeSlots',
    'result useTree isOpen boolean required',
    'slot Tree icon',
    'type INDENT number',
    'type TreeId string',
    'type useTree function useTree(parameters: { id: TreeId }): { isOpen: boolean }',
  ]);
  expect(
    items.filter(({ what }) => what === 'import').map(({ owner, name }) => `${owner} ${name}`),
  ).toContain('Tree @mui/x-tree-view/Tree');
});
