import type { SyntaxNode, Tree } from '@lezer/common';
import type { ModuleImport } from './compiledCode';

/** Counts lines from 1. */
function getLine(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}

function* listChildren(node: SyntaxNode): Generator<SyntaxNode> {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    yield child;
  }
}

/** The exports that a declaration names: `import A, { b as c }` -> `['default', 'b']` */
function readNames(declaration: SyntaxNode, code: string): string[] {
  const names: string[] = [];
  let isRenamed = false;
  for (const node of listChildren(declaration)) {
    if (node.name === 'ImportGroup' || node.name === 'ExportGroup') {
      for (const inner of listChildren(node)) {
        // `a as b` is a name, the word and another name.
        if (/^Variable(Name|Definition)$/.test(inner.name) && !isRenamed) {
          names.push(code.slice(inner.from, inner.to));
        }
        isRenamed = inner.name === 'as';
      }
    } else if (node.name === 'VariableDefinition' && !isRenamed) {
      names.push('default');
    }
    isRenamed = node.name === 'as';
  }
  return names;
}

const IMPORTERS = /^(?:Import|Export)Declaration$|^DynamicImport$/;

function findString(node: SyntaxNode): SyntaxNode | undefined {
  return [...listChildren(node)].find(({ name }) => name === 'String');
}

function readImport(node: SyntaxNode, code: string, file: string): ModuleImport | undefined {
  // The string of `export default 'a'` is none.
  const isImporter = node.name !== 'ExportDeclaration' || node.getChild('from');
  const source = isImporter ? findString(node) : undefined;
  return (
    source && {
      file,
      line: getLine(code, node.from),
      specifier: code.slice(source.from + 1, source.to - 1),
      names: node.name === 'DynamicImport' ? [] : readNames(node, code),
    }
  );
}

/**
 * Reads what a module imports, and the first line that the grammar does not know.
 *
 * @param code JavaScript without JSX, and its tree
 */
export function readModule(
  code: string,
  tree: Tree,
  file: string,
): { imports: ModuleImport[]; suspectLine?: number } {
  const imports: ModuleImport[] = [];
  let suspectLine: number | undefined;
  tree.iterate({
    enter: ({ type, node, from }) => {
      if (type.isError) {
        suspectLine ??= getLine(code, from);
      } else if (IMPORTERS.test(type.name)) {
        const found = readImport(node, code, file);
        if (found) {
          imports.push(found);
        }
      }
    },
  });
  return { imports, suspectLine };
}
