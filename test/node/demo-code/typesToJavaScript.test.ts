import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { typesToJavaScript } from '../../../src/node/demo-code/typesToJavaScript';

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
    await expect(typesToJavaScript('enum Size { Small }')).rejects.toThrow('no form in JavaScript');
  });
});

const DATA = path.resolve(import.meta.dirname, '../../../data');
/** Modules of pages: they lie two folders deep or more. */
const MODULES = fs
  .readdirSync(DATA, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^[^/]+\/[^/]+\/.*\.tsx?$/.test(name) || /^landing\/.*\.tsx?$/.test(name))
  .toSorted();

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('module.tsx', source, ts.ScriptTarget.ESNext, true);
}

/** Texts of all comments outside declarations of types; joined lines, as formatting may move them. */
function readComments(source: string): Set<string> {
  const file = parse(source);
  const comments = new Set<string>();
  const visit = (node: ts.Node): void => {
    // The file begins where its first statement does.
    const ranges = ts.isSourceFile(node)
      ? []
      : (ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []);
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeNode(node) || ts.isModuleDeclaration(node);
    if (isType || ts.isTypeAliasDeclaration(node)) {
      return;
    }
    for (const { pos, end } of ranges) {
      comments.add(source.slice(pos, end));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return comments;
}

/** What a module imports after a compiler without mercy took everything out that is not used as a value. */
async function readValueImports(source: string, loader: 'tsx' | 'jsx'): Promise<string[]> {
  const { code } = await transform(source, {
    loader,
    jsx: 'preserve',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
  });
  return parse(code)
    .statements.filter(ts.isImportDeclaration)
    .map((node) => node.getText().replaceAll(/\s+/g, ' '))
    .toSorted();
}

describe('the JavaScript of every demo', () => {
  it.each(MODULES)('%s', async (name) => {
    const source = fs.readFileSync(path.join(DATA, name), 'utf8');
    const script = await typesToJavaScript(source);
    // esbuild reads JSX and no TypeScript: it throws for what is left of types.
    const imports = await readValueImports(script, 'jsx');
    const unused = imports.filter((line) => !line.includes('* as React'));
    const expected = await readValueImports(source, 'tsx');
    expect(unused).toEqual(expected.filter((line) => !line.includes('* as React')));
    const kept = readComments(script);
    const lost = [...readComments(source)].filter((comment) => !kept.has(comment));
    expect(lost).toEqual([]);
    expect(script).not.toMatch(/\n\n\n/);
    expect(await typesToJavaScript(script)).toBe(script);
  });
});
