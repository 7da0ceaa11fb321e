import { describe, expect, it } from 'vitest';
import { typesToJavaScript } from '../../../../src/node/demos/code/typesToJavaScript';

function lines(...texts: string[]): string {
  return `${texts.join('\n')}\n`;
}

describe('typesToJavaScript', () => {
  it.each([
    [
      'an interface with its comment',
      lines(
        '// Prices in euros.',
        '',
        '/** An order. */',
        'interface Order {',
        '  /** Unique. */',
        '  id: string;',
        '}',
        '',
        'const orders: Order[] = [];',
      ),
      lines('// Prices in euros.', '', 'const orders = [];'),
    ],
    [
      'an import between others',
      lines(
        "import { a } from './a';",
        "import type { B } from './b';",
        "import { c } from './c';",
        '',
        'a(c);',
      ),
      lines("import { a } from './a';", "import { c } from './c';", '', 'a(c);'),
    ],
    [
      'a name that only types use, imported without `type`',
      lines(
        "import { Grid, Column, useGrid } from './grid';",
        '',
        'const columns: Column[] = [];',
        'useGrid(Grid, columns);',
      ),
      lines("import { Grid, useGrid } from './grid';", '', 'const columns = [];', 'useGrid(Grid, columns);'),
    ],
    [
      'a namespace that only types use',
      lines("import * as React from 'react';", '', 'const node: React.ReactNode = null;'),
      lines('const node = null;'),
    ],
    [
      'an import for its effect',
      lines("import './rows.css';", '', 'let x: number;'),
      lines("import './rows.css';", '', 'let x;'),
    ],
    [
      'type arguments of calls and elements',
      lines(
        'const [day, setDay] = useState<Date | null>(null);',
        'const view = (',
        '  <Tree<Item, true> items={items} onChange={(value: string) => setDay(value as unknown)} />',
        ');',
      ),
      lines(
        'const [day, setDay] = useState(null);',
        'const view = <Tree items={items} onChange={(value) => setDay(value)} />;',
      ),
    ],
    [
      'assertions',
      lines('const keys = (Object.keys(rows) as Key[]).map((key) => rows[key]!.name satisfies string);'),
      lines('const keys = Object.keys(rows).map((key) => rows[key].name);'),
    ],
    [
      'words to the compiler',
      lines('// @ts-expect-error: no types yet', 'draw();', '// Draws twice.', 'draw();'),
      lines('draw();', '// Draws twice.', 'draw();'),
    ],
    [
      'an augmented module with its comment',
      lines(
        '// The props of the toolbar.',
        "declare module './grid' {",
        '  interface Toolbar {}',
        '}',
        '',
        'draw();',
      ),
      lines('draw();'),
    ],
  ])('takes out %s', async (_name, source, expected) => {
    expect(await typesToJavaScript(source)).toBe(expected);
  });

  it('leaves code without types alone', async () => {
    const source = lines(
      '/** Rows. */',
      'export const rows = [];',
      '',
      'const text = `',
      '',
      '  interface A {}',
      '`;',
      'export default text;',
    );
    expect(await typesToJavaScript(source)).toBe(source);
  });

  it('refuses what is more than types', async () => {
    await expect(typesToJavaScript('enum Size { Small }')).rejects.toThrow('no JavaScript variant');
  });
});
