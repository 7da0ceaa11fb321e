import { describe, expect, it } from 'vitest';
import { getClosure, loadModuleGraph } from '../../../../src/node/base/cache/moduleGraph';
import { ProblemsError } from '../../../../src/node/base/problems/problem';
import { createFolder } from '../../createFolder';

const FILES = {
  'src/page.tsx': `
    import './page.css';
    import fs from 'node:fs';
    import { Box } from '@mui/material/Box';
    import type { Row } from './types';
    import { rows } from './rows';
    import { version } from '../.cache/generated/version';
    export const page = <Box rows={rows} fs={fs} version={version} load={() => import('./lazy')} />;`,
  'src/page.css': "@import './tokens.css'; .page { background: url('/static/logo.svg'); }",
  'src/tokens.css': "@font-face { src: url('../node_modules/font/a.woff2'); }",
  'src/types.ts': 'export interface Row {}',
  'src/rows.ts':
    "import texts from './texts.json'; import { unused } from './unused'; export const rows = texts;",
  'src/texts.json': '{}',
  'src/unused.ts': 'export const unused = 1;',
  'src/lazy.ts': "import dayjs from 'dayjs'; import 'fs'; export default dayjs;",
  'src/other.ts': "import './rows'; import 'yaml';",
};

describe('loadModuleGraph', () => {
  it('follows imports of modules, style sheets and data, and those of later', async () => {
    const graph = await loadModuleGraph(await createFolder(FILES), ['src/page.tsx', 'src/other.ts']);
    const { files } = getClosure(graph, ['src/page.tsx']);
    expect(files).toEqual([
      'src/lazy.ts',
      'src/page.css',
      'src/page.tsx',
      'src/rows.ts',
      'src/texts.json',
      'src/tokens.css',
    ]);
  });

  it('names packages without modules of Node.js', async () => {
    const graph = await loadModuleGraph(await createFolder(FILES), ['src/page.tsx', 'src/other.ts']);
    expect(getClosure(graph, ['src/page.tsx']).packages).toEqual(['@mui/material', 'dayjs', 'react']);
    expect(getClosure(graph, ['src/other.ts']).packages).toEqual(['yaml']);
  });

  it.each([
    ['an import that leads nowhere', "\nimport './gone';", 'Could not resolve "./gone"'],
    ['a syntax error', '\nconst = 1;', 'Expected identifier but found "="'],
  ])('names file and line of %s', async (_, text, message) => {
    const folder = await createFolder({ 'src/page.ts': text });
    const error = await loadModuleGraph(folder, ['src/page.ts']).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProblemsError);
    expect((error as ProblemsError).problems).toMatchObject([{ file: 'src/page.ts', line: 2, message }]);
  });
});
